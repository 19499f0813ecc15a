import type { TableDigest } from "./rows/table-digest.ts";

export interface Tally {
  /** Reports a table, and counts its rows. */
  addTable: (name: string, digest: TableDigest) => void;
  addFile: () => void;
  /** Reports the number of files. */
  sayFiles: () => void;
  /** `33 tables with 4567 rows`, and the number of files, if any. */
  total: () => string;
}

/** Reports the transfer to people, one line per table. */
export const startTally = (say: (line: string) => void): Tally => {
  let tables = 0;
  let rows = 0;
  let files = 0;
  return {
    addTable(name, digest) {
      tables += 1;
      rows += digest.rows;
      say(`${name}: ${digest.rows} rows`);
    },
    addFile() {
      files += 1;
    },
    sayFiles: () => say(`files: ${files}`),
    total: () => `${tables} tables with ${rows} rows${files > 0 ? `, ${files} files` : ""}`,
  };
};
