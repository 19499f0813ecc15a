import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";
import { PageLoading } from "./page-loading.tsx";

/**
 * A page that loads on demand. Each has a boundary of its own (told apart by the key), so that the
 * loading view shows for a route change too, where React would otherwise keep the page before.
 */
export const lazyPage = (key: string, load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await loadChunk(key, load) }));
  return (
    <Suspense key={key} fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
};
