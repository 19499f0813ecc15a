import { FilesUnavailable } from "../files/files-unavailable.ts";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";

/** Of the operating system: the way to the database is broken, or a disk doesn't take or give what it should. */
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
 * Of PostgreSQL: connections (08), resources (53), a stop or a crash (57P), an idle transaction it ended, a server
 * that only reads, a lock or statement that took too long, its disk.
 */
const postgresCodes = /^(?:08...|53...|57P..|25P03|25006|55P03|57014|58030)$/;
/** Its driver says these without a code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

/** SQLITE_BUSY, _LOCKED, _READONLY, _IOERR and _CANTOPEN; the bits above say more precisely what failed. */
const sqliteCodes = new Set([5, 6, 8, 10, 14]);
const sqliteFull = 13;

const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** The code of an error that is an outage of what the server stands on, and no fault of a request; else nothing. */
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
