import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { compileCache } from "./compile-cache.ts";
import { rememberingResolutions } from "./remembering-resolutions.ts";

export interface ProgramProcess {
  pid: number;
  /** Everything written so far. */
  output: string[];
  /** Resolves with the first matching line, even if it was already written. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Runs a program of the project in a separate process, with only `variables` and Node's compile
 * cache as environment.
 */
export const spawnProgram = (
  file: string,
  parameters: readonly string[],
  variables: Record<string, string>,
): ProgramProcess => {
  const child = spawn(process.execPath, [...rememberingResolutions(), file, ...parameters], {
    env: { ...compileCache, ...variables },
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
        reject(new Error(`The program ended (${how}) before ${pattern}:\n${output.join("\n")}`)),
      );
    });
  return { pid: child.pid ?? 0, output, line, ended, kill: (signal) => void child.kill(signal) };
};
