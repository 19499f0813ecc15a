import { newProbeKey } from "../file-key.ts";
import type { Files } from "../files.ts";
import { FilesUnavailable } from "../files-unavailable.ts";
import { isMissingFile } from "../missing-file.ts";
import type { S3Settings } from "./s3-settings.ts";

/** The bucket can't be used for pictures; the message names the variable to fix. */
export class NoBucket extends Error {
  override readonly name = "NoBucket";
}

/** The store's error codes, and what needs fixing. */
const refusals: Record<string, string> = {
  NoSuchBucket: "FILES_S3_BUCKET: there is no such bucket",
  AccessDenied: "FILES_S3_BUCKET: the key may not write, read, list and remove files in it",
  AuthorizationHeaderMalformed: "FILES_S3_REGION: the bucket is in another region",
  PermanentRedirect: "FILES_S3_REGION: the bucket is in another region",
  IllegalLocationConstraintException: "FILES_S3_REGION: the bucket is in another region",
  InvalidAccessKeyId: "AWS_ACCESS_KEY_ID: the store does not know this key",
  SignatureDoesNotMatch: "AWS_SECRET_ACCESS_KEY: is not the secret of the key",
  InvalidToken: "AWS_SESSION_TOKEN: the store does not take it",
  ExpiredToken: "AWS_SESSION_TOKEN: has expired",
  CredentialsProviderError: "AWS_ACCESS_KEY_ID: is not set, and the machine has no role of its own",
};

const tryOut = async (files: Files) => {
  const key = newProbeKey();
  await files.write(key, Buffer.from("written, read and removed"));
  await files.read(key);
  await files.remove(key);
  // Without permission to list the bucket, a missing file is reported as forbidden.
  await files.read(key).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
  });
};

/**
 * Writes, reads and removes a file of a bucket. A configuration error is `NoBucket`. If the store is down the console
 * starts anyway, since most of it works without pictures; `warn` is called.
 */
export const reachBucket = async (
  files: Files,
  { bucket }: S3Settings,
  warn: (error: FilesUnavailable) => void,
): Promise<void> => {
  try {
    await tryOut(files);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    const refusal = refusals[error.reason];
    if (refusal) throw new NoBucket(`${refusal} (bucket ${bucket}: ${error.reason}).`);
    warn(error);
  }
};
