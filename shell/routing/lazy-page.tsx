import { lazyComponent, type LazyComponent, PageLoading } from "@console-shell/ui";
import type { ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A page, or a part of one, in a chunk of its own. */
export const lazyPage = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => lazyComponent(() => loadChunk(name, load), <PageLoading />);
