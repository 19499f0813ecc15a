/**
 * What the runtime needs by the time a sub-app runs, but not when it starts loading. A chunk of its
 * own, fetched when the runtime is created, so it arrives before a sub-app's first files.
 */
export { renewModules } from "../modules/failed-modules.ts";
export { createParts } from "./create-parts.ts";
