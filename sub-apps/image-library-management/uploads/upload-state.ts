/** Why a file was not sent, or did not become a picture, where no server said so. */
export type LocalReason =
  | "too_large"
  | "not_a_picture"
  | "unreadable"
  | "encrypted"
  | "too_dense"
  | "too_many_entries"
  | "no_entries"
  | "broken_zip";

/** Where the bytes of an upload are; they are read when its turn has come, and not kept. */
export interface Source {
  /** With its folders, as the operator sees it. */
  name: string;
  bytes: number;
  read(): Promise<Blob>;
}

export type UploadState = "waiting" | "sending" | "done" | "present" | "failed";

/** One file, or one address, on its way into a library. */
export interface Upload {
  key: number;
  libraryId: string;
  name: string;
  /** Undefined for an address. */
  bytes: number | undefined;
  /** What is sent: bytes, or an address that the server reads. */
  from: { source: Source } | { url: string };
  state: UploadState;
  /** Whether the library was asked if it has the file already. */
  isChecked: boolean;
  /** Why it failed: what was found here, or the server's words. */
  reason?: { code: LocalReason } | { message: string };
  /** Whether sending it again could end otherwise; a refused file stays refused. */
  mayRetry?: boolean;
  /** The picture that it became, or that was there already. */
  image?: { id: string; isDeleted: boolean };
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
    reason: { message: fields?.[0]?.message ?? message },
    mayRetry: !finalStatuses.includes(status ?? 0),
  };
};
