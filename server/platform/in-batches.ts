import { setTimeout } from "node:timers/promises";

/** Rows of one transaction: some milliseconds of SQLite's only writer, and of locks on PostgreSQL. */
export const rowsAtOnce = 500;

/** Milliseconds of one rule in a run; the next run does the rest. */
const longest = 60_000;

/**
 * Runs short transactions one after the other, until one finds fewer than `atOnce`, or this run's time is over. After
 * each it leaves the database to others, for twice as long as it took.
 */
export const inBatches = async (
  removeSome: (atOnce: number) => Promise<number>,
  { atOnce = rowsAtOnce, budget = longest } = {},
): Promise<void> => {
  const ends = performance.now() + budget;
  for (;;) {
    const began = performance.now();
    if ((await removeSome(atOnce)) < atOnce) return;
    const now = performance.now();
    if (now >= ends) return;
    await setTimeout(2 * (now - began));
  }
};
