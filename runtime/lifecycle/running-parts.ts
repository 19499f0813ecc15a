/**
 * What the runtime needs by the time a sub-app runs, not when it begins to load: a chunk of its
 * own, fetched when the runtime is made and there before the first files of a sub-app are.
 */
export { createAmbient } from "../effects/ambient.ts";
export { watchFailures } from "./failures.ts";
export { buildHost } from "./build-host.ts";
export { runAhead } from "./run-ahead.ts";
export { unmountWithin } from "./unmount-within.ts";
export { warmUp } from "./warm-up.ts";
export { buildSheets } from "../styles/build-sheets.ts";
export { createStyleCapture } from "../styles/create-style-capture.ts";
export { createStyleSet } from "../styles/style-set.ts";
