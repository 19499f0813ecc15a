import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/root.ts";
import type { Durations, KnownFlake } from "./summary.ts";

export const durationsFile = join(root, "testing/durations.json");
export const flakyFile = join(root, "testing/flaky.json");

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

export const readDurations = (): Durations => read(durationsFile) as Durations;
export const readKnownFlakes = (): KnownFlake[] => read(flakyFile) as KnownFlake[];
