/** A public API call with an idempotency key. */
interface IdempotentCallTable {
  applicationId: string;
  key: string;
  /** SHA-256 of the request, to detect another call with the same key. */
  requestHash: string;
  /** Claim of the attempt that runs it: a random text. */
  lease: string;
  /** Status of the response; null until it's metered. */
  status: number | null;
  /** The body of the response; null while it's in progress. */
  answer: string | null;
  /** When the key becomes free again: soon while it's in progress, long after once it's done. */
  endsAt: number;
}

export interface IdempotentCallTables {
  idempotentCalls: IdempotentCallTable;
}
