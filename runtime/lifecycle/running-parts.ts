/**
 * What the runtime needs by the time a sub-app runs, not when it begins to load: a chunk of its
 * own, fetched when the runtime is made and there before the first files of a sub-app are.
 */
export { createAmbient } from "../effects/ambient.ts";
export { watchFailures } from "./failures.ts";
export { createScope } from "./create-scope.ts";
export { createScopeElements } from "./scope-elements.ts";
export { warmUp } from "./warm-up.ts";
export { buildSheets } from "../styles/build-sheets.ts";
export { createStyleCapture } from "../styles/create-style-capture.ts";
export { watchMarkup } from "../styles/watch-markup.ts";
export { createStyleSet } from "../styles/style-set.ts";
