import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { consoleVersion } from "#kernel/console-version.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isBearer, metricsType, scrape } from "#platform/metrics/metrics-listener.ts";
import { registry } from "#platform/metrics/registry.ts";
import { addClusterGauges } from "./cluster-gauges.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** All metrics of this server. */
    metricRegistries(): Registry[];
  }
}

/** What this server, unlike another one in the same process, has now. */
const addOwnGauges = (app: FastifyInstance, registers: Registry[]): void => {
  const gauge = (
    name: string,
    help: string,
    read: () => number,
    aggregator: "sum" | "average" = "sum",
  ) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(read());
      },
    });
  gauge("console_http_requests_in_flight", "Requests that count as load now.", () =>
    app.requestsInFlight(),
  );
  gauge(
    "console_event_streams_open",
    "Open event streams, about one per open page.",
    () => app.openStreams.size,
  );
  // Absent for an embedded database, whose clock it is.
  if (app.services.clockSkew() !== null)
    gauge(
      "console_clock_skew_seconds",
      "Seconds that this machine's clock is ahead of the database's.",
      () => (app.services.clockSkew() ?? 0) / 1000,
      "average",
    );
  new Gauge({
    name: "console_build_info",
    help: "1, with this process's versions and kind of database.",
    labelNames: ["version", "node", "database"],
    registers,
    aggregator: "first",
  }).set(
    { version: consoleVersion, node: process.versions.node, database: app.services.dialect },
    1,
  );
};

const createRegistries = (app: FastifyInstance): Registry[] => {
  // They observe the whole process, from the first scrape on.
  if (!registry.getSingleMetric("process_cpu_seconds_total"))
    collectDefaultMetrics({ register: registry });
  const own = new Registry();
  addOwnGauges(app, [own]);
  addClusterGauges(app.services, [own]);
  return [registry, own];
};

/** Decorates the server with its metrics, and serves them to those who send the token, if there is one. */
export const addMetrics = (app: FastifyInstance, token: string | undefined): void => {
  let registries: Registry[] | undefined;
  app.decorate("metricRegistries", () => (registries ??= createRegistries(app)));
  // Without a token there is nothing, not even a page: a scraper that got one would look configured.
  app.get("/metrics", { config: { isHealth: true } }, async (request, reply) => {
    if (token === undefined) throw new Refusal("not_found");
    void reply.header("cache-control", "no-store");
    if (!isBearer(request.headers.authorization, token)) {
      void reply.header("www-authenticate", "Bearer");
      throw new Refusal("wrong_key");
    }
    return reply.type(metricsType).send(await scrape(app.metricRegistries()));
  });
};
