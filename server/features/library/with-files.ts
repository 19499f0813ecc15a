import type { Services } from "../../services.ts";

type Needs = Pick<Services, "files" | "log">;

/** So many at a time: an erasure has thousands, and a bucket takes as many connections. */
const atOnce = 50;

/** Removes files whose rows are gone. One that stays is logged; answers whether none does. */
export const removeFiles = async (
  { files, log }: Needs,
  keys: readonly string[],
): Promise<boolean> => {
  let isAll = true;
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const results = await Promise.allSettled(some.map((key) => files.remove(key)));
    for (const [index, result] of results.entries())
      if (result.status === "rejected")
        log.error({ err: result.reason, key: some[index] }, "A file could not be removed");
    isAll &&= results.every(({ status }) => status === "fulfilled");
  }
  return isAll;
};

/**
 * Writes files, then commits the rows that refer to them; without the rows the files go again.
 * In this order a row never refers to a file that is not there.
 */
export const withFiles = async <Result>(
  services: Needs,
  files: Readonly<Record<string, Uint8Array>>,
  commit: () => Promise<Result>,
): Promise<Result> => {
  const started: string[] = [];
  try {
    for (const [key, bytes] of Object.entries(files)) {
      started.push(key);
      await services.files.write(key, bytes);
    }
    return await commit();
  } catch (error) {
    await removeFiles(services, started);
    throw error;
  }
};
