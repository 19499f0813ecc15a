import { quantile } from "../statistics.ts";
import { openConnection } from "./connection.ts";

export interface Throughput {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** The generator's own share of one processor: near 1, it limits the rate. */
  busy: number;
}

export interface ThroughputTask {
  port: number;
  /** Raw requests; the connections send them in rotation. */
  requests: readonly string[];
  connections: number;
  milliseconds: number;
}

/** Keeps one request in flight on every connection. Throws if a response isn't a success. */
export const measureThroughput = async ({
  port,
  requests,
  connections,
  milliseconds,
}: ThroughputTask): Promise<Throughput> => {
  const texts = requests.map((text) => Buffer.from(text));
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const latencies: number[] = [];
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    opened.map(async (connection, first) => {
      for (let at = first, now = start; now < end; at += connections) {
        const { status, body } = await connection.ask(texts[at % texts.length]!);
        if (status !== 200) throw new Error(`Answered ${status}: ${body}`);
        const answered = performance.now();
        latencies.push(answered - now);
        now = answered;
      }
    }),
  );
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of opened) connection.close();
  return {
    perSecond: (latencies.length / elapsed) * 1000,
    p99: quantile(
      latencies.toSorted((a, b) => a - b),
      0.99,
    ),
    busy: (user + system) / 1000 / elapsed,
  };
};
