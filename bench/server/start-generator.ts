import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Outcome, Task } from "./generator.ts";
import type { Health, HealthTask } from "./health.ts";
import type { Throughput, ThroughputTask } from "./throughput.ts";

export interface Generator {
  throughput(task: ThroughputTask): Promise<Throughput>;
  health(task: HealthTask): Promise<{ loaded: Health; idle: Health }>;
  close(): Promise<void>;
}

/**
 * Starts the process that generates the load. Its methods reject with the errors of that process.
 */
export const startGenerator = (): Generator => {
  const child = fork(join(import.meta.dirname, "generator.ts"));
  const ended = once(child, "exit");
  const run = async (task: Task): Promise<unknown> => {
    child.send(task);
    const gone = ended.then(() => [{ error: "The generator ended" }]);
    const [outcome] = (await Promise.race([once(child, "message"), gone])) as [Outcome];
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  };
  return {
    throughput: async (throughput) => (await run({ throughput })) as Throughput,
    health: async (health) => (await run({ health })) as Awaited<ReturnType<Generator["health"]>>,
    async close() {
      child.disconnect();
      await ended;
    },
  };
};
