import { join } from "node:path";

export const benchFolder = import.meta.dirname;
export const repository = join(benchFolder, "..");
/** What is built from source at every run. */
export const builtFolder = join(benchFolder, ".cache");
export const appsFolder = join(builtFolder, "apps");
export const hostsFolder = join(builtFolder, "hosts");
