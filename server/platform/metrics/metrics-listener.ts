import { hash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AggregatorRegistry, type Registry } from "prom-client";
import { registry } from "./registry.ts";

/** The media type of a scrape. */
export const metricsType: string = registry.contentType;

const digest = (text: string): Buffer => hash("sha256", text, "buffer");

/** Metrics in Prometheus' text format. */
export const scrape = async (registries: readonly Registry[]): Promise<string> =>
  (await Promise.all(registries.map((one) => one.metrics()))).join("");

/** Lets the process that started this one read its metrics, for as long as the result exists. */
export const shareMetrics = (
  registries: Registry[],
): AggregatorRegistry<"text/plain; version=0.0.4; charset=utf-8"> => {
  AggregatorRegistry.setRegistries(registries);
  return new AggregatorRegistry();
};

/** The metrics of all processes that this one has started, added up. */
export const scrapeWorkers = (): (() => Promise<string>) => {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
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
