import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@console-shell/testing/free-port";
import { copySubApp, root } from "./copied-sub-app.ts";

/** `npm run dev -- --inside` of a team: Vite's dev server of the sub-app, and the link that it prints. */
export const startInside = async (consoleUrl: string) => {
  const { folder, edit, remove } = await copySubApp();
  const port = await freePort();
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const env = {
    ...process.env,
    NODE_ENV: "",
    CONSOLE_URL: consoleUrl,
    PORT: `${port}`,
  };
  const child = spawn(process.execPath, [vite, "--", "--inside"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const link = new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const found = /Inside the console: (http\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const failed = ended.then((): never => {
    throw new Error("The dev server ended.");
  });
  failed.catch(() => undefined);
  /** Ends it, as Ctrl-C does. */
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return {
    link: await Promise.race([link, failed]),
    edit,
    end,
    remove,
  };
};
