import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import { transactionWithDeadline } from "../database/transaction-with-deadline.ts";
import { FilesUnavailable } from "./files-unavailable.ts";
import type { Services } from "../services.ts";
import { keepFiles, leaveFiles, takeBackFiles } from "./left-files.ts";

type Needs = Pick<Services, "files" | "log" | "database" | "clock">;

/**
 * Writes files, then commits the rows that refer to them; if that fails, the files are removed again. In this order a
 * row never refers to a missing file. The files are noted before the first is written, and the commit removes the note,
 * so another process cleans up after a killed one.
 */
export const withFiles = async <Result>(
  services: Needs,
  files: Readonly<Record<string, Uint8Array>>,
  write: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> => {
  const { database, clock, log } = services;
  const keys = Object.keys(files);
  const since = clock();
  await leaveFiles(database, keys, since);
  try {
    for (const [key, bytes] of Object.entries(files)) await services.files.write(key, bytes);
    return await transactionWithDeadline(database, async (transaction) => {
      await keepFiles(transaction, keys, since);
      return write(transaction);
    });
  } catch (error) {
    // If storage is unavailable, an unanswered write may still arrive: the note stays for later. If writing took so
    // long that another process has removed files and note, the rest was written since.
    const takeBack =
      error instanceof FilesUnavailable
        ? leaveFiles(database, keys, clock())
        : takeBackFiles(services, keys, since);
    await takeBack.catch((reason: unknown) =>
      log.error({ err: reason, keys }, "Files could not be taken back; they are removed later"),
    );
    throw error;
  }
};
