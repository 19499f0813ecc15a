import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figures, formatHistory, type Landing, parseHistory, withPresent } from "./history.ts";

const repository = join(import.meta.dirname, "../..");
const name = "bench/history.ndjson";

/** What git prints; undefined if it fails or isn't installed. */
const git = (folder: string, ...parameters: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", parameters, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
};

export const readHistory = (folder = repository): Landing[] =>
  parseHistory(readFileSync(join(folder, name), "utf8"));

export const writeHistory = (landings: readonly Landing[], folder = repository): void =>
  writeFileSync(join(folder, name), formatHistory(landings));

/** A checkout's commit. */
export const stateOf = (folder: string): Omit<Landing, "figures"> => {
  const [at = "", commit = "", subject = ""] =
    git(folder, "log", "-1", "--format=%cs%n%H%n%s")?.split("\n") ?? [];
  const changed = git(folder, "status", "--porcelain", "--", ".", `:!${name}`);
  return { at, commit: `${commit.slice(0, 8)}${changed ? "+" : ""}`, subject };
};

/**
 * Makes the present figures the history's last line, if they differ from those that were committed last. Writes nothing
 * without git or a history, and in CI.
 */
export const recordFigures = (figures: Figures, folder = repository): void => {
  const committed = git(folder, "show", `HEAD:./${name}`);
  if (process.env["CI"] || committed === undefined || !existsSync(join(folder, name))) return;
  const before = readHistory(folder);
  const lines = committed.split("\n").filter(Boolean).length;
  const after = withPresent(before, lines, { ...stateOf(folder), figures });
  if (formatHistory(after) !== formatHistory(before)) writeHistory(after, folder);
};
