import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "../build/targets.ts";

const answers = async (port: number): Promise<true> => {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (response) return true;
    await setTimeout(200);
  }
};

/** The console's server as a process that restarts when its code changes. */
export interface ConsoleServer {
  /** Resolves with its first response; false if the process ended before. */
  ready: Promise<boolean>;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a local port; its public address is `publicUrl`. */
export const startConsoleServer = (port: number, publicUrl: string): ConsoleServer => {
  const child = spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", join(root, "server", "main.ts")],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        DEMO: "1",
        DRAIN_SECONDS: "0",
        PUBLIC_URL: publicUrl,
        ...process.env,
        HOST: "127.0.0.1",
        PORT: String(port),
      },
    },
  );
  const ended = once(child, "exit").then(() => undefined);
  return {
    ready: Promise.race([answers(port), ended.then(() => false)]),
    ended,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
};
