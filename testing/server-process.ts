import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type ProgramProcess, spawnProgram } from "./program-process.ts";

const main = join(dirname(import.meta.dirname), "server", "main.ts");

export interface ServerProcess extends ProgramProcess {
  /** Its URL, once it listens; a demo's once it has all its data. */
  url(): Promise<string>;
}

/**
 * The real server as a separate process on a free port, with only `variables` from this process's
 * environment.
 */
export const spawnServer = (variables: Record<string, string>): ServerProcess => {
  const program = spawnProgram(main, [], {
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    // Analysing the demo's pictures would keep both processors busy for a minute.
    VISION_WORKERS: "0",
    DRAIN_SECONDS: "0",
    ...variables,
  });
  return {
    ...program,
    async url() {
      const [, said] = await program.line(/running at (http[^\s"]+)/);
      const url = said!.replace("localhost", "127.0.0.1");
      const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
      if (variables["DEMO"] === "1") while (!(await isReady())) await setTimeout(50);
      return url;
    },
  };
};
