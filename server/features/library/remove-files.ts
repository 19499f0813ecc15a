import type { Services } from "../../services.ts";

/** So many at a time: an erasure has thousands, and a bucket takes as many connections. */
const atOnce = 50;

/** Removes files whose rows are gone. Those that stay are logged, and answered. */
export const removeFiles = async (
  { files, log }: Pick<Services, "files" | "log">,
  keys: readonly string[],
): Promise<string[]> => {
  const left: string[] = [];
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce).map(async (key) => {
      try {
        await files.remove(key);
      } catch (error) {
        log.error({ err: error, key }, "A file could not be removed");
        left.push(key);
      }
    });
    await Promise.all(some);
  }
  return left;
};
