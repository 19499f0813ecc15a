import { join } from "node:path";

export const benchFolder = import.meta.dirname;
export const repository = join(benchFolder, "..");
/** Output that every run builds from source. */
export const builtFolder = join(benchFolder, ".cache");
export const appsFolder = join(builtFolder, "apps");
export const hostsFolder = join(builtFolder, "hosts");
export const runtimeFolder = join(builtFolder, "runtime");
