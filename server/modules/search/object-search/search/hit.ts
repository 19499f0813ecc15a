import type { Box } from "../../../../platform/vision/engine.ts";

/** Results of one search; nobody looks further. */
export const mostResults = 100;

/** Something that was found: a thing in a picture, or the picture as a whole. */
export interface Hit {
  imageId: string;
  /** Empty for the picture as a whole, which has no region either. */
  label: string;
  region: Box | null;
  /** What it is ranked by; in a later round of a search by label together with `similarity`. */
  score: number;
  similarity: number | null;
}

/** Adds those that are of pictures not yet there: a picture is found once, by the best that is in it. */
export const addHits = (hits: Map<string, Hit>, found: Iterable<Hit>, most = mostResults): void => {
  for (const hit of found) {
    if (hits.size >= most) return;
    if (!hits.has(hit.imageId)) hits.set(hit.imageId, hit);
  }
};
