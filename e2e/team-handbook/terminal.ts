import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A shell that reads what a person types. */
export interface Terminal {
  /** Types a line, and resolves with what its command printed once that has ended; rejects if it failed. */
  run(line: string): Promise<string>;
  /**
   * Types a line whose command keeps running; resolves with the match of the line that says it's ready, and rejects if
   * the command ends before.
   */
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
  const type = (line: string) => {
    const from = printed.length;
    const mark = `ended-${(count += 1)}`;
    shell.stdin.write(`${line}\necho "${mark} $?"\n`);
    return {
      from,
      /** Its exit status, once it has ended. */
      status: found(new RegExp(`^${mark} (\\d+)$`), from).then(([, status]) => status),
      failure: () => new Error(`${line}\n${printed.slice(from).join("\n")}`),
    };
  };
  return {
    async run(line) {
      const { from, status, failure } = type(line);
      if ((await status) !== "0") throw failure();
      return printed.slice(from).join("\n");
    },
    async start(line, ready) {
      const { from, status, failure } = type(line);
      const early = status.then(() => {
        throw failure();
      });
      // Closing the terminal ends it, too.
      early.catch(() => undefined);
      return Promise.race([found(ready, from), early]);
    },
    async close() {
      if (shell.exitCode === null && shell.signalCode === null) process.kill(-shell.pid!);
      await ended;
    },
  };
};
