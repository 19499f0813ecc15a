import { chunkTimeout } from "@console-shell/contract/words/limits";
import { lazyComponent, loadInTime, PageLoading, type LazyComponent } from "@console-shell/ui";
import type { ComponentType } from "react";
import { useHost } from "../host/host-context.ts";

const useChunkTimeout = () => useHost().chunkTimeout;

/**
 * A page, or a part of one, that is loaded when it is first shown: `lazyPage("usage", async () => (await
 * import("./usage-tab.tsx")).UsageTab)`. A load that fails or exceeds the host's `chunkTimeout` shows the page's
 * failure view. Retrying loads it again; the second retry reloads the whole page.
 */
export const lazyPage = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props, number> =>
  lazyComponent(
    (timeout: number = chunkTimeout) => loadInTime(name, load, timeout),
    <PageLoading />,
    useChunkTimeout,
  );
