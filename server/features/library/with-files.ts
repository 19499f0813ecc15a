import { FilesUnavailable } from "../../files/files-unavailable.ts";
import type { Services } from "../../services.ts";
import { removeFiles } from "./remove-files.ts";
import { leaveFiles } from "./left-files.ts";

type Needs = Pick<Services, "files" | "log" | "database" | "clock">;

/** Takes back what was written; what can't be taken back now is, later. */
const takeBack = async (services: Needs, keys: readonly string[], error: unknown) => {
  const { left } = await removeFiles(services, keys);
  // A write that was not answered may still arrive.
  const later = error instanceof FilesUnavailable ? keys : left;
  await leaveFiles(services, later).catch((reason: unknown) =>
    services.log.error({ err: reason, keys: later }, "Files are left, and nobody knows of them"),
  );
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
    await takeBack(services, started, error);
    throw error;
  }
};
