import type { FeatureHooks } from "../../../../kernel/call.ts";
import type { Services } from "../../../../platform/services.ts";
import { eraseExpired } from "./erase-expired.ts";

/** Milliseconds from the start to the first run, and between runs. */
const first = 60_000;
const every = 10 * 60_000;

/** Erases expired pictures periodically, until the server stops. */
export const startErasing = (hooks: FeatureHooks, services: Services): void => {
  const { clock, log } = services;
  let running: Promise<void> | undefined;
  const erase = () => {
    // A run that is still going, e.g. because storage is slow, also sees what has expired since.
    running ??= eraseExpired(services, clock())
      .catch((error: unknown) => log.error({ err: error }, "Expired pictures were not erased"))
      .finally(() => (running = undefined));
  };
  const timers = [setTimeout(erase, first).unref(), setInterval(erase, every).unref()];
  hooks.onClose(() => {
    for (const timer of timers) clearTimeout(timer);
    return running ?? Promise.resolve();
  });
};
