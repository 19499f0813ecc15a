import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A shell that reads what a person types. */
export interface Terminal {
  /** Types a line, and resolves with what its command printed once that has ended; rejects if it failed. */
  run(line: string): Promise<string>;
  /** Types a line whose command keeps running; resolves with the match of the line that says it's ready. */
  start(line: string, ready: RegExp): Promise<RegExpExecArray>;
  /** Ends the shell and what runs in it, as closing its window does. */
  close(): Promise<void>;
}

/** Opens a terminal in a folder, with only this environment. */
export const openTerminal = (folder: string, env: NodeJS.ProcessEnv): Terminal => {
  // In a group of its own, so that its programs end with it.
  const shell = spawn("bash", ["--norc"], { cwd: folder, env, stdio: "pipe", detached: true });
  const ended = once(shell, "close");
  const printed: string[] = [];
  const readers = new Set<() => void>();
  for (const stream of [shell.stdout, shell.stderr])
    createInterface(stream).on("line", (line) => {
      printed.push(line);
      for (const check of readers) check();
    });
  const found = (pattern: RegExp, from: number) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const match = printed
          .slice(from)
          .map((line) => pattern.exec(line))
          .find(Boolean);
        if (!match) return;
        readers.delete(check);
        resolve(match);
      };
      readers.add(check);
      check();
      void ended.then(() => reject(new Error(`The shell ended:\n${printed.join("\n")}`)));
    });
  let count = 0;
  return {
    async run(line) {
      const from = printed.length;
      const mark = `ended-${(count += 1)}`;
      shell.stdin.write(`${line}\necho "${mark} $?"\n`);
      const [, status] = await found(new RegExp(`^${mark} (\\d+)$`), from);
      const output = printed.slice(from).join("\n");
      if (status !== "0") throw new Error(`${line}\n${output}`);
      return output;
    },
    async start(line, ready) {
      const from = printed.length;
      shell.stdin.write(`${line}\n`);
      return found(ready, from);
    },
    async close() {
      if (shell.exitCode === null && shell.signalCode === null) process.kill(-shell.pid!);
      await ended;
    },
  };
};
