import type { Services } from "../../services.ts";
import { removeExpired } from "./remove-expired.ts";

const every = 10 * 60_000;

/**
 * Removes expired rows now and then, until the returned undo: without it strangers who only try
 * would let the tables grow for ever.
 */
export const startCleanUp = ({
  database,
  clock,
  log,
}: Pick<Services, "database" | "clock" | "log">): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const cleanUp = () => {
    running = running
      .then(() => removeExpired(database, clock()))
      .catch((error: unknown) => log.error({ err: error }, "Expired rows could not be removed"));
  };
  const timer = setInterval(cleanUp, every).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
