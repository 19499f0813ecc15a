/**
 * Extra parts for sub-apps that run in the host's page: watching the page's globals, and styles.
 * Fetched together with the common parts; never if every sub-app has a realm.
 */
export { buildSheets } from "../styles/build-sheets.ts";
export { flattenImports } from "../styles/flatten-imports.ts";
export { createStyleSet } from "../styles/style-set.ts";
export { createPage } from "./create-page.ts";
export { warmUp } from "./warm-up.ts";
