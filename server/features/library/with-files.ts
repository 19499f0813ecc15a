import type { Services } from "../../services.ts";

type Needs = Pick<Services, "files" | "log">;

/** Removes files whose rows are gone. One that stays is logged; answers whether none does. */
export const removeFiles = async (
  { files, log }: Needs,
  keys: readonly string[],
): Promise<boolean> => {
  const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const [index, result] of results.entries())
    if (result.status === "rejected")
      log.error({ err: result.reason, key: keys[index] }, "A file could not be removed");
  return results.every(({ status }) => status === "fulfilled");
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
