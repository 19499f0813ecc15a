import { lazyPage } from "../routing/lazy-page.tsx";

/** The page of every sub-app route. When prefetched, a visit shows no loading view of the route's own. */
export const LazySubAppPage = lazyPage(
  "sub-app",
  async () => (await import("./sub-app-page.tsx")).SubAppPage,
);
