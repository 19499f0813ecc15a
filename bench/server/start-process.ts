import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

export interface StartedProcess {
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Runs a Node program without this process's environment, and resolves when `url` responds. Its
 * output goes to a file, like a service's log.
 */
export const startProcess = async (
  parameters: readonly string[],
  { variables = {}, log, url }: { variables?: Record<string, string>; log: string; url: string },
): Promise<StartedProcess> => {
  const output = openSync(log, "a");
  const child = spawn(process.execPath, parameters, {
    env: variables,
    stdio: ["ignore", output, output],
  });
  const ended = once(child, "exit");
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`It did not start; see ${log}`);
    await setTimeout(50);
  }
  return {
    pid: child.pid!,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
};
