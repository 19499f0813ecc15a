import { FilesUnavailable } from "#platform/files/files-unavailable.ts";
import { DatabaseUnavailable } from "#platform/database/with-timeout.ts";

/** System errors: the database can't be reached, or a disk fails. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EIO",
  "EROFS",
  "EMFILE",
  "ENFILE",
]);

/**
 * PostgreSQL: connections (08), resources (53), shutdown or crash (57P), an idle transaction that was ended, a
 * read-only server, a lock or statement that timed out, its disk.
 */
const postgresCodes = /^(?:08...|53...|57P..|25P03|25006|55P03|57014|58030)$/;
/** Errors of its driver that have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

/** SQLITE_BUSY, _LOCKED, _READONLY, _IOERR and _CANTOPEN; the higher bits give the details. */
const sqliteCodes = new Set([5, 6, 8, 10, 14]);
const sqliteFull = 13;

const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** The error code if an error means that the database, disk or bucket is unavailable; else undefined. */
export const outageOf = (error: unknown): "unavailable" | "disk_full" | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof FilesUnavailable || error instanceof DatabaseUnavailable)
    return "unavailable";
  const code = "code" in error ? String(error.code) : "";
  // The low byte is SQLite's own code.
  const sqlite = "errcode" in error ? Number(error.errcode) & 0xff : undefined;
  if (sqlite === sqliteFull || diskFullCodes.has(code)) return "disk_full";
  const isOutage =
    sqlite === undefined
      ? systemCodes.has(code) || postgresCodes.test(code) || driverMessages.test(error.message)
      : sqliteCodes.has(sqlite);
  return isOutage ? "unavailable" : undefined;
};
