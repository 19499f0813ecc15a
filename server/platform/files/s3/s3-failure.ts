import { FilesUnavailable } from "../files-unavailable.ts";
import { MissingFile } from "../missing-file.ts";

/**
 * An error of the client as one that the server knows. Of the client's own nothing is kept but name and
 * message: it holds the request, which is signed with the key.
 */
export const s3Failure = (error: unknown, what: string, key: string): Error => {
  if (!(error instanceof Error)) return new FilesUnavailable(`S3: ${what} failed`, "unknown");
  if (error.name === "NoSuchKey") return new MissingFile(key);
  const why = error.name === "AbortError" ? "no answer in time" : `${error.name}: ${error.message}`;
  return new FilesUnavailable(`S3: ${what} ${key} failed: ${why}`, error.name);
};
