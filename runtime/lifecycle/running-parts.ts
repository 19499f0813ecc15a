/**
 * What the runtime needs by the time a sub-app runs, not when it begins to load: a chunk of its
 * own, fetched when the runtime is made and there before the first files of a sub-app are.
 */
export { renewModules } from "../modules/failed-modules.ts";
export { createParts } from "./create-parts.ts";
