/** One file on its way into a library. */
export interface Upload {
  key: number;
  libraryId: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** Why it failed, in the operator's language. */
  reason?: string;
  /** Whether sending it again could end otherwise; a refused file stays refused. */
  mayRetry?: boolean;
}

export interface Uploads {
  items: readonly Upload[];
  add(libraryId: string, files: readonly File[]): void;
  retry(key: number): void;
  /** Forgets a library's files that are done or failed. */
  clear(libraryId: string): void;
}

const finalStatuses = [400, 403, 404, 409, 413, 415];

/** What a failed call means for its file; the field's own text where the server named one. */
export const failureOf = (error: unknown): Pick<Upload, "state" | "reason" | "mayRetry"> => {
  const { fields, message, status } = error as Error & {
    fields?: { message: string }[];
    status?: number;
  };
  return {
    state: "failed",
    reason: fields?.[0]?.message ?? message,
    mayRetry: !finalStatuses.includes(status ?? 0),
  };
};
