import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Locale } from "@console-shell/contract";
import {
  type HealthPart,
  listHealth,
  listHealthHistory,
} from "@console-shell/contract/calls/health";
import type { FastifyInstance } from "fastify";
import type { Feature, FeatureHooks } from "#kernel/call.ts";
import { readHistory } from "./reads.ts";
import { auditPart, databasePart, filesPart, mailPart, processPart, subAppsPart } from "./parts.ts";
import { createHealthWatch } from "./watch.ts";

const nanosecondsInOne = 1e6;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

/** Monitors the event loop until the server closes. */
const monitorLag = (hooks: FeatureHooks): Delays => {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  hooks.onClose(() => {
    delays.disable();
    return Promise.resolve();
  });
  return delays;
};

/** Health of each part of this server, now and in the past; load balancers use /readyz instead. */
export const health: Feature = (route, hooks, services) => {
  const startedAt = services.clock();
  const readParts = async (
    app: FastifyInstance,
    delays: Delays,
    { now, locale }: { now: number; locale: Locale },
  ): Promise<HealthPart[]> => {
    // The monitor's values include its own resolution; right after a reset there are none.
    const late = delays.count === 0 ? 0 : delays.percentile(99) / nanosecondsInOne;
    delays.reset();
    const [process, database, files, mail, audit] = await Promise.all([
      processPart(services, startedAt, late),
      databasePart(services),
      filesPart(services),
      mailPart(services, now),
      auditPart(services, now),
    ]);
    const stream: HealthPart = { part: "stream", state: "ok", listening: app.openStreams.size };
    const subApps = subAppsPart(app.publishingConsole(), locale);
    return [process, database, files, mail, stream, audit, subApps];
  };

  // One for each reader: reading resets it.
  const [forPages, forHistory] = [monitorLag(hooks), monitorLag(hooks)];
  hooks.onReady((app) => {
    const watch = createHealthWatch(services, () =>
      readParts(app, forHistory, { now: services.clock(), locale: "en-US" }),
    );
    hooks.background("worker", () => watch.start());
  });

  route(listHealth, async ({ request, now, locale }) => ({
    at: now,
    parts: await readParts(request.server, forPages, { now, locale }),
  }));

  route(listHealthHistory, async ({ openReport, query, now }) =>
    readHistory(openReport().database, { range: query.range, now }),
  );
};
