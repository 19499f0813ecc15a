import type { Services } from "./services.ts";

/** What removes expired rows and files needs. */
export type RetentionServices = Pick<Services, "database" | "dialect" | "files" | "log" | "clock">;

/** Removes the expired rows of one module. */
export type RetentionRule = (services: RetentionServices, now: number) => Promise<void>;

const every = 10 * 60_000;

/**
 * Applies the rules periodically, until the returned undo: without it strangers who only try
 * would let the tables grow for ever.
 */
export const startCleanUp = (
  services: RetentionServices,
  removeExpired: RetentionRule,
): (() => Promise<void>) => {
  const { clock, log } = services;
  let running: Promise<void> = Promise.resolve();
  const cleanUp = () => {
    running = running
      .then(() => removeExpired(services, clock()))
      .catch((error: unknown) => log.error({ err: error }, "Expired rows could not be removed"));
  };
  const timer = setInterval(cleanUp, every).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
