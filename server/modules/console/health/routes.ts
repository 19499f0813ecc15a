import { monitorEventLoopDelay } from "node:perf_hooks";
import { type HealthPart, listHealth } from "@console-shell/contract/calls/health";
import type { Feature } from "../../../kernel/call.ts";
import { databasePart, filesPart, mailPart, processPart, subAppsPart } from "./parts.ts";

const nanosecondsInOne = 1e6;

/** Health of each part of this server; load balancers use /readyz instead. */
export const health: Feature = (route, hooks, services) => {
  const startedAt = services.clock();
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  hooks.onClose(() => {
    delays.disable();
    return Promise.resolve();
  });

  route(listHealth, async ({ request, now, locale }) => {
    // The monitor's values include its own resolution; right after a reset there are none.
    const late = delays.count === 0 ? 0 : delays.percentile(99) / nanosecondsInOne;
    delays.reset();
    const [database, files, mail] = await Promise.all([
      databasePart(services),
      filesPart(services),
      mailPart(services, now),
    ]);
    const listening = request.server.openStreams.size;
    const stream: HealthPart = { part: "stream", state: "ok", listening };
    const subApps = subAppsPart(request.server.publishingConsole(), locale);
    const parts = [processPart(startedAt, late), database, files, mail, stream, subApps];
    return { at: now, parts };
  });
};
