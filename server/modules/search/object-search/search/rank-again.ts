import { cosine } from "../../../../platform/vision/unit-vector.ts";
import type { Hit } from "./hit.ts";

/** A hit with what it looks like; undefined where nothing is known of that. */
export interface Seen {
  hit: Hit;
  looks: Float32Array | undefined;
}

/** How sure the label is, weighed by the likeness to what was relevant: none halves it, the opposite ends it. */
const weightOf = ({ score, similarity }: Hit) => (score * (1 + (similarity ?? 0))) / 2;

/** Things found by label in the order that judgements ask for: each also has its likeness to their direction. */
export const rankAgain = (seen: readonly Seen[], direction: Float32Array): Hit[] =>
  seen
    .map(({ hit, looks }) => ({ ...hit, similarity: looks ? cosine(direction, looks) : null }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
