/**
 * What sub-apps that run in the host's page need besides: what watches the page's globals, and their
 * styles. Fetched together with what all sub-apps need; never where every sub-app has a realm.
 */
export { buildSheets } from "../styles/build-sheets.ts";
export { flattenImports } from "../styles/flatten-imports.ts";
export { createStyleSet } from "../styles/style-set.ts";
export { createPage } from "./create-page.ts";
export { warmUp } from "./warm-up.ts";
