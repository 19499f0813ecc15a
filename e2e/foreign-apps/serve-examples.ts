import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Builds the examples if necessary and serves them on their own origin. */
export const serveExamples = async (
  port = 0,
  environment: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, ["tools/examples.ts", "--serve", String(port)], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const printed: string[] = [];
  child.stderr.on("data", (text: Buffer) => printed.push(text.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      printed.push(`${line}\n`);
      const address = /^Serving them at (http:\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`the examples are not served:\n${printed.join("")}`)));
  });
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
