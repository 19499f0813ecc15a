import { lateComponent } from "@console-shell/ui";
import { Suspense, useState, type ComponentType, type ReactElement } from "react";
import { loadChunk } from "./load-chunk.ts";
import { PageLoading } from "./page-loading.tsx";

/** A lazily loaded route element, and its preload function. */
export interface LazyPage {
  element: ReactElement;
  preload: () => Promise<void>;
}

/**
 * A page that is loaded lazily. Each has its own boundary (by key), so a route change shows the loading
 * view, too; React would otherwise keep the old page. A page loaded before it is shown needs no boundary, so
 * a prerendered page hydrates as a whole.
 */
export const lazyPage = (key: string, load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined;
  const loading = async () => (loaded ??= await loadChunk(key, load));
  const Late = lateComponent(loading);
  const Page = () => {
    // Kept from the first render: changing the element type would remount the page.
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
