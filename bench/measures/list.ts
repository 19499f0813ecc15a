import { cold, coldSmall, coldTiny } from "./cold.ts";
import { executed } from "./executed.ts";
import { leaks } from "./leaks.ts";
import type { Measure } from "./measure.ts";
import { repeated } from "./repeated.ts";
import { size } from "./size.ts";
import { warm } from "./warm.ts";

export type { Measure };

/** All measures, in table order. */
export const measures: readonly Measure[] = [
  cold,
  coldSmall,
  coldTiny,
  warm,
  executed,
  repeated,
  leaks,
  size,
];
