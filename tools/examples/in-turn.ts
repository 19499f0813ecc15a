import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { examplesFolder } from "./list.ts";

/**
 * Serialises work across processes: test workers all request the examples at once. A SQLite lock
 * ends with its process, however that exits.
 */
export const inTurn = async (work: () => Promise<void>): Promise<void> => {
  const folder = join(examplesFolder, ".cache");
  mkdirSync(folder, { recursive: true });
  const turn = new DatabaseSync(join(folder, "turn.sqlite"));
  try {
    turn.exec("PRAGMA busy_timeout = 300000; BEGIN EXCLUSIVE");
    await work();
  } finally {
    turn.close();
  }
};
