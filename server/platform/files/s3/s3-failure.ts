import { FilesUnavailable } from "../files-unavailable.ts";
import { MissingFile } from "../missing-file.ts";

/**
 * Converts a client error to one of the server's. Only its name and message are kept: the error holds the request,
 * which is signed with the credentials.
 */
export const s3Failure = (error: unknown, what: string, key: string): Error => {
  if (!(error instanceof Error)) return new FilesUnavailable(`S3: ${what} failed`, "unknown");
  if (error.name === "NoSuchKey") return new MissingFile(key);
  const why = error.name === "AbortError" ? "no answer in time" : `${error.name}: ${error.message}`;
  return new FilesUnavailable(`S3: ${what} ${key} failed: ${why}`, error.name);
};
