import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeToOthers, OpenDataDirectory } from "./private-files.ts";

/** Runs the work as another user if this is root, who may change every directory. */
const asOrdinaryUser = (work: () => void): void => {
  const isRoot = process.getuid!() === 0;
  if (isRoot) process.seteuid!(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid!(0);
  }
};

test.skipIf(process.platform === "win32")(
  "another user's open data directory is refused, with what to do",
  () => {
    // Root's, and open to read for everybody.
    asOrdinaryUser(() => {
      expect(() => closeToOthers("/usr")).toThrow(OpenDataDirectory);
      expect(() => closeToOthers("/usr")).toThrow(/^DATA_DIR: .*Run "chown \S+ \/usr", or set/);
    });
  },
);

test.skipIf(process.platform === "win32")(
  "a shared directory like /tmp is refused and left as it is",
  () => {
    const shared = mkdtempSync(join(tmpdir(), "shared-"));
    try {
      chmodSync(shared, 0o1777);
      expect(() => closeToOthers(shared)).toThrow(OpenDataDirectory);
      expect(statSync(shared).mode & 0o7777).toBe(0o1777);
    } finally {
      rmSync(shared, { recursive: true });
    }
  },
);
