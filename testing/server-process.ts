import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

const main = join(dirname(import.meta.dirname), "server", "main.ts");

export interface ServerProcess {
  /** Everything it has written so far. */
  output: string[];
  /** Resolves with the next line that matches, or one that was written already. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its address, once it listens. */
  url(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * The real server as a process of its own, on a free port, with nothing of this process's
 * environment but what `variables` say.
 */
export const spawnServer = (variables: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, [main], {
    env: { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      output.push(line);
      for (const check of waiting) check();
    });
  const ended = once(child, "close").then(
    ([code, signal]) => (signal ?? code) as number | NodeJS.Signals,
  );
  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const found = output.map((text) => pattern.exec(text)).find((match) => match !== null);
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
      void ended.then((how) =>
        reject(new Error(`The server ended (${how}) before ${pattern}:\n${output.join("\n")}`)),
      );
    });
  return {
    output,
    line,
    ended,
    url: async () => (await line(/running at (http[^\s"]+)/))[1]!.replace("localhost", "127.0.0.1"),
    kill: (signal) => void child.kill(signal),
  };
};
