import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const preload = join(import.meta.dirname, "remember-resolutions.ts");

/** Lets the servers that this test run starts share where imports lead. Later runs look again. */
export const rememberResolutions = (): void => {
  // Playwright's workers read its configuration too.
  if (process.env["RESOLUTIONS_FILE"]) return;
  const file = join(tmpdir(), `console-resolutions-${process.pid}.json`);
  process.env["RESOLUTIONS_FILE"] = file;
  process.on("exit", () => rmSync(file, { force: true }));
};

/** Options for Node in a program that a test starts, which then finds its modules faster. */
export const rememberingResolutions = (): string[] => {
  const file = process.env["RESOLUTIONS_FILE"];
  if (!file) return [];
  const url = pathToFileURL(preload);
  url.searchParams.set("file", file);
  return ["--import", url.href];
};
