import { cosine } from "#platform/vision/unit-vector.ts";
import type { Hit } from "./hit.ts";

/** A hit with its vector; undefined if that is unknown. */
export interface Seen {
  hit: Hit;
  looks: Float32Array | undefined;
}

/** The label's confidence, weighted by similarity to what was relevant: none halves it, the opposite makes it zero. */
const weightOf = ({ score, similarity }: Hit) => (score * (1 + (similarity ?? 0))) / 2;

/** Reranks objects found by label according to judgements: each also gets its similarity to their direction. */
export const rankAgain = (seen: readonly Seen[], direction: Float32Array): Hit[] =>
  seen
    .map(({ hit, looks }) => ({ ...hit, similarity: looks ? cosine(direction, looks) : null }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
