import { FilesUnavailable } from "./files-unavailable.ts";
import type { Services } from "../services.ts";

/** Concurrency: an erasure has thousands of files, and a bucket would use as many connections. */
const atOnce = 50;

export interface Removal {
  /** Those that still exist, or may. */
  left: string[];
  /** Whether it stopped because storage is down: then others needn't be tried now. */
  isAway: boolean;
}

/** Removes files whose rows are gone. Those that couldn't be removed are logged and returned. */
export const removeFiles = async (
  { files, log }: Pick<Services, "files" | "log">,
  keys: readonly string[],
): Promise<Removal> => {
  const left: string[] = [];
  for (let from = 0; from < keys.length; from += atOnce) {
    let away: FilesUnavailable | undefined;
    const some = keys.slice(from, from + atOnce).map(async (key) => {
      try {
        await files.remove(key);
      } catch (error) {
        left.push(key);
        if (error instanceof FilesUnavailable) away = error;
        else log.error({ err: error, key }, "A file could not be removed");
      }
    });
    await Promise.all(some);
    if (away) {
      left.push(...keys.slice(from + atOnce));
      log.error({ err: away, files: left.length }, "Files could not be removed for now");
      return { left, isAway: true };
    }
  }
  return { left, isAway: false };
};
