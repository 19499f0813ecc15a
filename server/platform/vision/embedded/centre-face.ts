import { readFileSync } from "node:fs";
import { unitVector } from "../unit-vector.ts";

const bytes = readFileSync(new URL("mean-face.f32", import.meta.url));
/** The average descriptor of many faces; `npm run bench:vision -- --mean` writes it. */
const mean = new Float32Array(Uint8Array.from(bytes).buffer);

/**
 * A face's difference from the average, with length 1. All descriptors lie to one side, so the cosine of any two is
 * high; relative to their mean, strangers are near 0.
 */
export const centreFace = (descriptor: Float32Array): Float32Array =>
  unitVector(descriptor.map((value, at) => value - (mean[at] ?? 0)));
