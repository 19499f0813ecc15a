import { createHash } from "node:crypto";

/** Compared for each table: its number of rows, and the SHA-256, in hex, of their lines. */
export interface TableDigest {
  rows: number;
  sha256: string;
}

/** Digests lines in batches. */
export const digestOfLines = (): {
  add(lines: readonly string[]): void;
  end(): TableDigest;
} => {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(lines) {
      rows += lines.length;
      for (const line of lines) hash.update(line).update("\n");
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
};

export const isSameDigest = (one: TableDigest, other: TableDigest): boolean =>
  one.rows === other.rows && one.sha256 === other.sha256;
