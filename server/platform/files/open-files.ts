import { join } from "node:path";
import { fileStore } from "./file-store.ts";
import type { Files } from "./files.ts";
import { reachBucket } from "./s3/reach-bucket.ts";
import type { S3Settings } from "./s3/s3-settings.ts";
import { s3Files } from "./s3/s3-files.ts";

interface Place {
  dataDirectory: string;
  s3?: S3Settings | undefined;
}

/** Where pictures are in a data directory. */
export const filesFolder = (dataDirectory: string): string => join(dataDirectory, "files");

/** The console's files: in its bucket, if it has one, otherwise in its data directory. */
export const openFiles = async ({ dataDirectory, s3 }: Place): Promise<Files> =>
  s3 ? s3Files(s3) : fileStore(filesFolder(dataDirectory));

/** The same, once the bucket, if there is one, was checked; see `reachBucket`. */
export const openReachedFiles = async (
  place: Place,
  warn: (error: Error) => void,
): Promise<Files> => {
  const files = await openFiles(place);
  try {
    if (place.s3) await reachBucket(files, place.s3, warn);
    return files;
  } catch (error) {
    files.close();
    throw error;
  }
};
