import type { Runtime, RuntimeOptions } from "./types.ts";
export declare const createRuntime: (options: RuntimeOptions) => Runtime;
