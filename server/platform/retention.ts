import type { Services } from "./services.ts";

/** Removes the expired rows and files of one module. */
export type RetentionRule = (services: Services, now: number) => Promise<void>;

/** Milliseconds from the start to the first run, and between runs. */
const first = 60_000;
const every = 10 * 60_000;

/**
 * Removes what has expired periodically, until the returned undo. Without it, failed tries of strangers would let
 * the tables grow forever.
 */
export const startCleanUp = (
  services: Services,
  removeExpired: RetentionRule,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const cleanUp = () => {
    // A run that is still going, e.g. because storage is slow, also sees what has expired since.
    running ??= removeExpired(services, services.clock()).finally(() => (running = undefined));
  };
  const timers = [setTimeout(cleanUp, first).unref(), setInterval(cleanUp, every).unref()];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return running ?? Promise.resolve();
  };
};
