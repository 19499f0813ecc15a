import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { repository } from "../folders.ts";
import { residentOf } from "./memory.ts";
import type { Place } from "./place.ts";

/** Seconds and megabytes of a command of the server; its peak memory is sampled. */
export interface Ran {
  seconds: number;
  peak: number;
}

const run = async (
  command: "backup" | "restore" | "verify-audit",
  parameters: readonly string[],
  { folder, variables }: Pick<Place, "folder" | "variables">,
): Promise<Ran> => {
  const output = openSync(join(folder, "bench-log"), "a");
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(repository, "server", "transfer", "commands", `${command}.ts`), ...parameters],
    { env: variables, stdio: ["ignore", output, output] },
  );
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const now = residentOf(child.pid!);
      // A process that is ending has none.
      if (now > peak) peak = now;
    } catch {
      // It has just ended.
    }
  }, 50);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} failed, see ${folder}/bench-log`);
  return { seconds: (performance.now() - begun) / 1000, peak };
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, one) => sum + (one.isFile() ? statSync(join(one.parentPath, one.name)).size : 0),
    0,
  );

/** Backs a place up, restores it into an empty one on the same kind of database, and removes both. */
export const measureTransfer = async (
  place: Place,
  emptyDatabase: () => Promise<string | undefined>,
): Promise<{ backup: Ran; restore: Ran; megabytes: number }> => {
  const folder = mkdtempSync(join(place.folder, "backup-"));
  const target = mkdtempSync(join(place.folder, "restored-"));
  try {
    const backup = await run("backup", [join(folder, "backup")], place);
    const url = await emptyDatabase();
    const variables = { ...place.variables, DATA_DIR: target, ...(url && { DATABASE_URL: url }) };
    const restore = await run("restore", [join(folder, "backup")], {
      folder: place.folder,
      variables,
    });
    return { backup, restore, megabytes: sizeOf(folder) / 1e6 };
  } finally {
    for (const one of [folder, target]) rmSync(one, { recursive: true });
  }
};
