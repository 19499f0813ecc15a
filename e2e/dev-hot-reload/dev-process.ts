import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copySeededData } from "../support/seeded-data.ts";
import { copySubApp, root } from "./copied-sub-app.ts";

/** `npm run dev` with the sub-app from this folder in finance's place. */
export interface DevProcess {
  /** The console's address. */
  consoleUrl: string;
  /** The sub-app's stand-alone address. */
  aloneUrl: string;
  /** Edits the sub-app's source. */
  edit(before: RegExp, after: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a copy of the sub-app, so an edit changes no file of the repository. */
export const startDev = async (): Promise<DevProcess> => {
  const { dataDir, remove } = await copySeededData();
  const subApp = await copySubApp();
  // As on a new machine, where the first start also builds the shared modules.
  await rm(join(root, "ui/dist/shared/development"), { recursive: true, force: true });
  const child = spawn(process.execPath, ["tools/dev.ts", `finance=${subApp.folder}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "", PORT: "0", HOST: "localhost", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const printed: string[] = [];
  child.stderr.on("data", (text: Buffer) => printed.push(text.toString()));
  const addresses = new Promise<{ consoleUrl: string; aloneUrl: string }>((resolve) => {
    let consoleUrl = "";
    createInterface(child.stdout).on("line", (line) => {
      printed.push(`${line}\n`);
      consoleUrl = /^Console\s+(http\S+)/.exec(line)?.[1] ?? consoleUrl;
      const aloneUrl = /^\s+finance\s+(http\S+)/.exec(line)?.[1];
      if (aloneUrl) resolve({ consoleUrl, aloneUrl });
    });
  });
  const failed = ended.then((): never => {
    throw new Error(`npm run dev ended:\n${printed.join("")}`);
  });
  const { consoleUrl, aloneUrl } = await Promise.race([addresses, failed]);
  failed.catch(() => undefined);
  return {
    consoleUrl,
    aloneUrl,
    edit: subApp.edit,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await subApp.remove();
      await remove();
    },
  };
};
