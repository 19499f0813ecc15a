import { quantile } from "../statistics.ts";
import { openConnection } from "./connection.ts";
import { requestText } from "./request-text.ts";

/** Response times of `/healthz`, in milliseconds. */
export interface Health {
  p99: number;
  max: number;
}

export interface HealthTask {
  port: number;
  /** A server without other work, probed at the same moments: shows the machine's own delay. */
  idlePort: number;
  /** Sent simultaneously, each over its own connection. */
  signIns: readonly string[];
}

const every = 10;
const healthz = Buffer.from(requestText({ method: "GET", path: "/healthz" }));

/** Sends a request every 10 ms over a free connection, however slow the responses are. */
const probe = (port: number) => {
  const free: Awaited<ReturnType<typeof openConnection>>[] = [];
  const latencies: number[] = [];
  const running = new Set<Promise<void>>();
  const ask = async (planned: number) => {
    const connection = free.pop() ?? (await openConnection(port));
    const { status } = await connection.ask(healthz);
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
    latencies.push(performance.now() - planned);
    free.push(connection);
  };
  return {
    start(planned: number) {
      const asked = ask(planned).finally(() => running.delete(asked));
      running.add(asked);
    },
    async end(): Promise<Health> {
      await Promise.all(running);
      for (const connection of free) connection.close();
      const sorted = latencies.toSorted((a, b) => a - b);
      return { p99: quantile(sorted, 0.99), max: sorted.at(-1) ?? Number.NaN };
    },
  };
};

/** How long `/healthz` takes while all the sign-ins are in flight, there and on the idle server. */
export const measureHealth = async ({
  port,
  idlePort,
  signIns,
}: HealthTask): Promise<{ loaded: Health; idle: Health }> => {
  const connections = await Promise.all(signIns.map(() => openConnection(port)));
  const probes = [probe(port), probe(idlePort)] as const;
  const answered = Promise.all(
    signIns.map(async (text, at) => {
      const { status, body } = await connections[at]!.ask(Buffer.from(text));
      if (status !== 200) throw new Error(`A sign-in was answered ${status}: ${body}`);
    }),
  );
  let planned = performance.now();
  const clock = setInterval(() => {
    for (; planned <= performance.now(); planned += every)
      for (const one of probes) one.start(planned);
  }, every / 2);
  await answered.finally(() => clearInterval(clock));
  for (const connection of connections) connection.close();
  const [loaded, idle] = await Promise.all(probes.map((one) => one.end()));
  return { loaded: loaded!, idle: idle! };
};
