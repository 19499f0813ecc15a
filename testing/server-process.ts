import { dirname, join } from "node:path";
import { type ProgramProcess, spawnProgram } from "./program-process.ts";

const main = join(dirname(import.meta.dirname), "server", "main.ts");

export interface ServerProcess extends ProgramProcess {
  /** Its address, once it listens. */
  url(): Promise<string>;
}

/**
 * The real server as a process of its own, on a free port, with nothing of this process's
 * environment but what `variables` say.
 */
export const spawnServer = (variables: Record<string, string>): ServerProcess => {
  const program = spawnProgram(main, [], {
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    // The demo's pictures would take a minute of both processors.
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
