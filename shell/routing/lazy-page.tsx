import { lateComponent } from "@console-shell/ui";
import { Suspense, useState, type ComponentType, type ReactElement } from "react";
import { loadChunk } from "./load-chunk.ts";
import { PageLoading } from "./page-loading.tsx";

/** A route's element that loads on demand, and what loads it ahead. */
export interface LazyPage {
  element: ReactElement;
  preload: () => Promise<void>;
}

/**
 * A page that loads on demand. Each has a boundary of its own (told apart by the key), so that the
 * loading view shows for a route change too, where React would otherwise keep the page before. One
 * that has loaded before it is shown needs no boundary: so a prerendered page is taken over whole.
 */
export const lazyPage = (key: string, load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined;
  const loading = async () => (loaded ??= await loadChunk(key, load));
  const Late = lateComponent(loading);
  const Page = () => {
    // As it was at first: another kind of element would mount the page anew.
    const [Ready] = useState(() => loaded);
    if (Ready) return <Ready />;
    return (
      <Suspense fallback={<PageLoading />}>
        <Late />
      </Suspense>
    );
  };
  return {
    element: <Page key={key} />,
    async preload() {
      await loading();
    },
  };
};
