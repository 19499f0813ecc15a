import { resolve } from "node:path";

/**
 * For the environment of a process: Node keeps there what it compiled. Tests start some two hundred servers, and
 * each would read and compile the same modules anew, which is half of its start.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../.cache/compiled"),
};
