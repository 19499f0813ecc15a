// The load generator, in a separate process: receives tasks from its parent, one at a time.
import { type HealthTask, measureHealth } from "./health.ts";
import { measureThroughput, type ThroughputTask } from "./throughput.ts";

export type Task = { throughput: ThroughputTask } | { health: HealthTask };
export type Outcome = { result: unknown } | { error: string };

const run = (task: Task): Promise<unknown> =>
  "throughput" in task ? measureThroughput(task.throughput) : measureHealth(task.health);

process.on("message", (task: Task) => {
  run(task).then(
    (result) => process.send!({ result } satisfies Outcome),
    (error: unknown) => process.send!({ error: String(error) } satisfies Outcome),
  );
});
