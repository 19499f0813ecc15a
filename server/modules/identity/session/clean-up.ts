import type { Services } from "../../../platform/services.ts";
import { removeExpired } from "./remove-expired.ts";

const every = 10 * 60_000;

/**
 * Removes expired rows now and then, until the returned undo: without it strangers who only try
 * would let the tables grow for ever.
 */
export const startCleanUp = (
  services: Pick<Services, "database" | "dialect" | "files" | "clock" | "log">,
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
