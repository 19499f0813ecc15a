import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "@console-shell/testing/free-port";
import { rememberingResolutions } from "@console-shell/testing/remembering-resolutions";

/** A console in its own process, as an operator would start it. */
export interface ConsoleProcess {
  url: string;
  /** What it has printed so far, in lines. */
  printed: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Starts the built server, of this or another copy of the project, on a free port unless `PORT` is set. Resolves when it
 * is ready, rejects with its output if it exits before it listens.
 */
export const startConsole = async (
  dataDir: string,
  environment: Record<string, string> = {},
  project = join(import.meta.dirname, "../.."),
): Promise<ConsoleProcess> => {
  const port = environment["PORT"] ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...rememberingResolutions(), "server/main.ts"], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: "development",
      DEMO: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      // Analysing the demo's pictures would keep both processors busy for a minute.
      VISION_WORKERS: "0",
      DRAIN_SECONDS: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stderr.on("data", (text: Buffer) => printed.push(text.toString()));
  const ended = once(child, "exit");
  const listening = new Promise<void>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      printed.push(`${line}\n`);
      if (line.includes("running at")) resolve();
    });
  });
  await Promise.race([
    listening,
    ended.then(() => {
      throw new Error(`the server ended before it listened:\n${printed.join("")}`);
    }),
  ]);
  // A demo also adds its data.
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(50);
  return {
    url,
    printed,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
