/** One file on its way into a library. */
export interface Upload {
  key: number;
  libraryId: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** Why it failed, in the operator's language. */
  reason?: string;
}

export interface Uploads {
  items: readonly Upload[];
  add(libraryId: string, files: readonly File[]): void;
  retry(key: number): void;
  /** Forgets a library's files that are done or failed. */
  clear(libraryId: string): void;
}

/** Why a call failed: the field's own text where the server named one. */
export const reasonOf = (error: unknown): string => {
  const { fields, message } = error as { fields?: { message: string }[]; message: string };
  return fields?.[0]?.message ?? message;
};
