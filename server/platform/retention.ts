import type { Services } from "./services.ts";

/** Dependencies of removing expired rows and files. */
export type RetentionServices = Pick<Services, "database" | "dialect" | "files" | "log" | "clock">;

/** Removes the expired rows of one module. */
export type RetentionRule = (services: RetentionServices, now: number) => Promise<void>;

const every = 10 * 60_000;

/**
 * Removes expired rows every ten minutes, until the returned undo. Without it, failed tries of strangers would let
 * the tables grow forever.
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
