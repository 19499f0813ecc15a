import { v7 } from "uuid";

/** The process has one sequence of identifiers, and one clock for them. */
const last = { clock: Date.now, at: -Infinity, sequence: 0 };

/** Makes identifiers follow another clock than this machine's: the database's, so that those of all nodes sort by time. */
export const idsFollow = (clock: () => number): void => {
  last.clock = clock;
  last.at = -Infinity;
};

/** A new identifier: UUID version 7, so that identifiers sort by time of creation. */
export const newId = (): string => {
  const now = last.clock();
  const isLater = now > last.at;
  last.at = Math.max(now, last.at);
  // Within a millisecond, or while the clock is set back, it counts on.
  last.sequence = isLater ? Math.floor(Math.random() * 2 ** 31) : last.sequence + 1;
  return v7({ msecs: last.at, seq: last.sequence });
};
