export { removeOldAssets } from "./pages/kept-assets.ts";
export { type PageOptions, addPages } from "./pages/page-routes.ts";
export { readSubAppsFile } from "./pages/registry.ts";
