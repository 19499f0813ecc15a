/** A call of the public API that came with an idempotency key. */
export interface IdempotentCallTable {
  application_id: string;
  key: string;
  /** SHA-256 of what it asks for, so that another call with the same key shows. */
  request_hash: string;
  /** Who does it: a random text of that try. */
  lease: string;
  /** Of the answer; null as long as it is not counted. */
  status: number | null;
  /** The body of the answer; null while it is being done. */
  answer: string | null;
  /** When the key is free again: soon, while it is being done, and long after it was. */
  ends_at: number;
}

export interface IdempotentCallTables {
  idempotent_calls: IdempotentCallTable;
}
