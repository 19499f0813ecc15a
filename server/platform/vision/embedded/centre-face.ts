import { readFileSync } from "node:fs";
import { unitVector } from "../unit-vector.ts";

const bytes = readFileSync(new URL("mean-face.f32", import.meta.url));
/** The average descriptor of many faces; `npm run bench:vision -- --mean` writes it. */
const mean = new Float32Array(Uint8Array.from(bytes).buffer);

/**
 * What sets a face apart from others, of length 1. All descriptors lie to one side, so that the cosine of any two
 * is high; seen from their middle, strangers are near 0.
 */
export const centreFace = (descriptor: Float32Array): Float32Array =>
  unitVector(descriptor.map((value, at) => value - (mean[at] ?? 0)));
