export interface Match {
  id: string;
  /** Cosine similarity to the query, -1 to 1. */
  similarity: number;
}

/** Best first; ties by identifier, so that pages and databases agree. */
export const byRank = (one: Match, other: Match): number =>
  other.similarity - one.similarity || (one.id < other.id ? -1 : 1);

export interface BestMatches {
  /** Adds it, if it's among the best so far. */
  offer(id: string, similarity: number): void;
  /** The best matches, best first. */
  list(): Match[];
}

/** Keeps the best `limit` matches with at least a minimum similarity. */
export const bestMatches = (limit: number, atLeast: number): BestMatches => {
  let kept: Match[] = [];
  let least = atLeast;
  const trim = () => {
    kept = kept.toSorted(byRank).slice(0, limit);
    const last = kept.at(-1);
    if (kept.length === limit && last) least = last.similarity;
  };
  return {
    offer(id, similarity) {
      if (!(similarity >= least)) return;
      kept.push({ id, similarity });
      // Sorting now and then costs less than keeping them in order.
      if (kept.length >= 2 * limit + 64) trim();
    },
    list() {
      trim();
      return kept;
    },
  };
};
