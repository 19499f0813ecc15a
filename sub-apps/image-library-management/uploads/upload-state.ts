import type { ImageAlteration } from "@console-shell/contract/words/image-alterations";

/** Why a file wasn't sent or added, if the server gave no reason. */
export type LocalReason =
  | "too_large"
  | "not_a_picture"
  | "unreadable"
  | "encrypted"
  | "too_dense"
  | "too_many_entries"
  | "no_entries"
  | "broken_zip";

/** A lazy source of an upload's bytes; they are read in turn and not kept. */
export interface Source {
  /** With its folders, as shown to the operator. */
  name: string;
  bytes: number;
  read(): Promise<Blob>;
}

export type UploadState = "waiting" | "sending" | "done" | "present" | "failed";

/** A file or an address being uploaded to a library. */
export interface Upload {
  key: number;
  libraryId: string;
  name: string;
  /** Undefined for an address. */
  bytes: number | undefined;
  /** Bytes, or an address that the server fetches. */
  from: { source: Source } | { url: string };
  state: UploadState;
  /** Whether the library was asked if it already has the file. */
  isChecked: boolean;
  /** Why it failed: a local reason, or the server's message. */
  reason?: { code: LocalReason } | { message: string };
  /** Whether a retry could succeed; a refused file stays refused. */
  mayRetry?: boolean;
  /** The picture it became, or the existing one. */
  image?: { id: string; isDeleted: boolean };
  /** What storing changed. */
  alterations?: readonly ImageAlteration[];
}

const finalStatuses = [400, 403, 404, 409, 413, 415];

/** Maps a failed call to its file's state; uses the field's text if the server gave one. */
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
