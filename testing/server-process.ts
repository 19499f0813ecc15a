import { dirname, join } from "node:path";
import { type ProgramProcess, spawnProgram } from "./program-process.ts";

const main = join(dirname(import.meta.dirname), "server", "main.ts");

export interface ServerProcess extends ProgramProcess {
  /** Its URL, once it listens. */
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
    url: async () =>
      (await program.line(/running at (http[^\s"]+)/))[1]!.replace("localhost", "127.0.0.1"),
  };
};
