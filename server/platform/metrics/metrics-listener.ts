import cluster, { type Worker } from "node:cluster";
import { hash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import { registry } from "./registry.ts";

/** The media type of a scrape. */
export const metricsType: string = registry.contentType;

const digest = (text: string): Buffer => hash("sha256", text, "buffer");

/** Metrics in Prometheus' text format. */
export const scrape = async (registries: readonly Registry[]): Promise<string> =>
  (await Promise.all(registries.map((one) => one.metrics()))).join("");

/** The request for a process's metrics, by number, and its answer: one list of metrics for each registry. */
interface MetricsMessage {
  metricsRequest?: number;
  metrics?: object[];
}

/** Lets the process that started this one read its metrics. */
export const shareMetrics = (registries: readonly Registry[]): void => {
  process.on("message", ({ metricsRequest }: MetricsMessage) => {
    if (metricsRequest === undefined) return;
    void Promise.all(registries.map((one) => one.getMetricsAsJSON()))
      // A process whose metrics can't be read counts as one that doesn't answer.
      .catch(() => undefined)
      // Without a callback, that the first process has ended would be an error of this one.
      .then((metrics) => process.send?.({ metricsRequest, metrics }, () => undefined));
  });
};

/** Milliseconds for a process to answer a scrape; Prometheus waits 10 s by default. */
const answersWithin = 2_000;

/** A process's metrics; undefined if it doesn't answer in time. */
const metricsOf = (worker: Worker, metricsRequest: number): Promise<object[] | undefined> =>
  new Promise((resolve) => {
    const end = (metrics?: object[]) => {
      clearTimeout(timer);
      worker.off("message", hear).off("exit", gone);
      resolve(metrics);
    };
    const hear = (message: MetricsMessage) => {
      if (message.metricsRequest === metricsRequest) end(message.metrics);
    };
    const gone = () => end();
    const timer = setTimeout(end, answersWithin);
    worker.on("message", hear).on("exit", gone);
    // One that is ending can't be asked any more.
    worker.send({ metricsRequest } satisfies MetricsMessage, (error) => {
      if (error) end();
    });
  });

/**
 * The metrics of all processes that this one has started, added up. One that doesn't answer in time counts with its last
 * answer: without it, counters would fall, and rise again as if all had happened at once.
 */
export const scrapeWorkers = (): (() => Promise<string>) => {
  const own = new Registry();
  const scraped = new Gauge({
    name: "console_scraped_processes",
    help: "Server processes of this node that answered this scrape.",
    registers: [own],
  });
  const last = new WeakMap<Worker, object[]>();
  let requests = 0;
  return async () => {
    requests += 1;
    const number = requests;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    let answered = 0;
    const metrics = await Promise.all(
      workers.map(async (worker) => {
        const answer = await metricsOf(worker!, number);
        if (!answer) return last.get(worker!) ?? [];
        answered += 1;
        last.set(worker!, answer);
        return answer;
      }),
    );
    scraped.set(answered);
    return scrape([AggregatorRegistry.aggregate(metrics.flat()), own]);
  };
};

/** Whether a header is this bearer token, compared in constant time. */
export const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));

/** A listener that serves nothing but metrics. */
export interface MetricsListener {
  url: string;
  close(): Promise<void>;
}

/** Serves metrics on their own port. With a token only to those who send it. */
export const startMetricsListener = async (
  { port, host }: { port: number; host: string },
  token: string | undefined,
  scrape: () => Promise<string>,
): Promise<MetricsListener> => {
  const server = createServer((request, response) => {
    const end = (status: number, headers: Record<string, string>, body = "") =>
      response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
    if (request.url?.split("?")[0] !== "/metrics") end(404, {});
    else if (request.method !== "GET") end(405, { allow: "GET" });
    else if (token !== undefined && !isBearer(request.headers.authorization, token))
      end(401, { "www-authenticate": "Bearer" });
    else
      void scrape().then(
        (text) => end(200, { "content-type": metricsType }, text),
        () => end(500, {}),
      );
  });
  server.listen(port, host);
  await once(server, "listening");
  const { address, family, port: own } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${own}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
