import { readFileSync } from "node:fs";
import type { Durations, KnownFlake } from "./summary.ts";

export const durationsFile = new URL("../../testing/durations.json", import.meta.url);
export const flakyFile = new URL("../../testing/flaky.json", import.meta.url);

const read = (file: URL): unknown => JSON.parse(readFileSync(file, "utf8"));

export const readDurations = (): Durations => read(durationsFile) as Durations;
export const readKnownFlakes = (): KnownFlake[] => read(flakyFile) as KnownFlake[];
