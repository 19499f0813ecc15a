/** How operators use one operation on a working day. */
export interface Traffic {
  operation: string;
  /** Calls in the busiest hour. */
  peak: number;
  /** Median latency in milliseconds. */
  median: number;
  /** Share of calls that are refused. */
  refused: number;
}

export const traffic: readonly Traffic[] = [
  { operation: "account.info", peak: 620, median: 3, refused: 0.021 },
  { operation: "account.permissions", peak: 610, median: 4, refused: 0.02 },
  { operation: "library.list", peak: 340, median: 14, refused: 0.004 },
  { operation: "faceSearch.query.list", peak: 410, median: 22, refused: 0.003 },
  { operation: "objectSearch.query.list", peak: 280, median: 26, refused: 0.003 },
  { operation: "finance.clients", peak: 190, median: 11, refused: 0.005 },
  { operation: "finance.ledger", peak: 150, median: 17, refused: 0.006 },
  { operation: "clientApp.list", peak: 120, median: 9, refused: 0.004 },
  { operation: "session.login", peak: 95, median: 118, refused: 0.084 },
  { operation: "operator.list", peak: 60, median: 8, refused: 0.01 },
  { operation: "library.image.thumbnail", peak: 560, median: 6, refused: 0.002 },
  { operation: "library.image.upload", peak: 34, median: 420, refused: 0.038 },
  { operation: "library.create", peak: 12, median: 21, refused: 0.03 },
  { operation: "finance.post", peak: 26, median: 19, refused: 0.041 },
];

/** An incident, as the hours before seeding at which it began and ended. */
export interface Incident {
  began: number;
  ended: number;
  /** Factor on every latency. */
  slower: number;
  /** Share of calls that failed. */
  failed: number;
}

export const incidents: readonly Incident[] = [
  { began: 221, ended: 218, slower: 7, failed: 0.064 },
  { began: 43, ended: 41, slower: 2.6, failed: 0.012 },
];
