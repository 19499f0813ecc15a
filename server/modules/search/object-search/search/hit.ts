import type { Box } from "#platform/vision/engine.ts";

/** Maximum results of one search; nobody looks further. */
export const maxResults = 100;

/** A hit: an object in a picture, or the whole picture. */
export interface Hit {
  imageId: string;
  /** Empty for the whole picture, which has no region either. */
  label: string;
  region: Box | null;
  /** Its rank's score; in later rounds of a search by label combined with `similarity`. */
  score: number;
  similarity: number | null;
}

/** Adds hits of pictures that aren't included yet: a picture is only found once, by its best hit. */
export const addHits = (hits: Map<string, Hit>, found: Iterable<Hit>, most = maxResults): void => {
  for (const hit of found) {
    if (hits.size >= most) return;
    if (!hits.has(hit.imageId)) hits.set(hit.imageId, hit);
  }
};
