/** A public API call with an idempotency key. */
interface IdempotentCallTable {
  application_id: string;
  key: string;
  /** SHA-256 of the request, to detect another call with the same key. */
  request_hash: string;
  /** Claim of the attempt that runs it: a random text. */
  lease: string;
  /** Status of the response; null until it's metered. */
  status: number | null;
  /** The body of the response; null while it's in progress. */
  answer: string | null;
  /** When the key becomes free again: soon while it's in progress, long after once it's done. */
  ends_at: number;
}

export interface IdempotentCallTables {
  idempotent_calls: IdempotentCallTable;
}
