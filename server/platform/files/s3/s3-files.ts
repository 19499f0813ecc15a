import { isMissingFile, MissingFile } from "../missing-file.ts";
import { isFileKey, requireFileKey } from "../file-key.ts";
import type { Files } from "../files.ts";
import { histogram, timed } from "#platform/metrics/registry.ts";
import { inSpan } from "#platform/tracing/spans.ts";
import { type Client, s3Client } from "./s3-client.ts";
import type { S3Settings } from "./s3-settings.ts";
import { FilesUnavailable } from "../files-unavailable.ts";
import { addAbortSignal, Readable } from "node:stream";

/**
 * Removes every version of a file from a versioned bucket, and its delete markers: otherwise an erased file could be
 * restored. A version that is locked, or that the credentials can't delete, is an error.
 */
const removeVersions = async (
  { client, sdk }: Client,
  { Bucket, Key }: { Bucket: string; Key: string },
  options: { abortSignal: AbortSignal },
): Promise<void> => {
  const failures = new Map<string | undefined, unknown>();
  for (;;) {
    const page = await client.send(
      new sdk.ListObjectVersionsCommand({ Bucket, Prefix: Key }),
      options,
    );
    const left = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter(
      (version) => version.Key === Key,
    );
    if (left.length === 0) return;
    for (const { VersionId } of left) if (failures.has(VersionId)) throw failures.get(VersionId);
    // In sequence, newest first; after the last one nothing shows that the file existed. Swift removes the last marker
    // and reports an error, so the list decides.
    for (const { VersionId } of left)
      await client
        .send(new sdk.DeleteObjectCommand({ Bucket, Key, VersionId }), options)
        .catch((error: unknown) => failures.set(VersionId, error));
    if (failures.size === 0 && !page.IsTruncated) return;
  }
};

/** All bytes of a response, or an error if it ends before its announced length. */
const readBody = async (
  body: unknown,
  announced: number | undefined,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (!(body instanceof Readable)) throw new Error("The answer has no body");
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (bytes.length !== announced)
    throw new Error(`The answer ended after ${bytes.length} of ${announced} bytes`);
  return bytes;
};

/**
 * Converts a client error to one of the server's. Only its name and message are kept: the error holds the request,
 * which is signed with the credentials.
 */
const s3Failure = (error: unknown, what: string, key: string): Error => {
  if (!(error instanceof Error)) return new FilesUnavailable(`S3: ${what} failed`, "unknown");
  if (error.name === "NoSuchKey") return new MissingFile(key);
  const why = error.name === "AbortError" ? "no answer in time" : `${error.name}: ${error.message}`;
  return new FilesUnavailable(`S3: ${what} ${key} failed: ${why}`, error.name);
};

const durations = histogram(
  "console_bucket_duration_seconds",
  "Calls of the bucket with all their retries: done, missing, or failed.",
  ["operation", "outcome"],
);

const outcomeOf = (error: unknown) =>
  error instanceof Error && error.name === "NoSuchKey" ? "missing" : "failed";

/** Runs a call until it ends or is late: the client waits forever for a store that switches protocols. */
const inTime = <Result>(
  within: number,
  work: (options: { abortSignal: AbortSignal }) => Promise<Result>,
): Promise<Result> => {
  const abortSignal = AbortSignal.timeout(within);
  const late = Promise.withResolvers<never>();
  abortSignal.addEventListener("abort", () =>
    late.reject(new DOMException("The store did not answer in time", "AbortError")),
  );
  return Promise.race([work({ abortSignal }), late.promise]);
};

/** Milliseconds for a call with all its retries: someone is waiting for an upload. */
const longest = 12_000;

/** Aborted bodies after which a read is given up. */
const bodies = 2;

/**
 * Files in a bucket. A file is written with one call, and is visible, complete, once that ends; each is signed with the
 * hash of its bytes. Transient failures are tried three times; whatever still fails is `FilesUnavailable`.
 */
export const s3Files = async (settings: S3Settings, within = longest): Promise<Files> => {
  const { client, sdk } = await s3Client(settings);
  const { bucket: Bucket, prefix } = settings;
  const at = (key: string) => ({ Bucket, Key: prefix + requireFileKey(key) });
  const ask = async <Result>(
    what: string,
    key: string,
    work: (options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await inSpan({ name: `bucket ${what}`, kind: "client" }, () =>
        timed(durations, { operation: what }, () => inTime(within, work), outcomeOf),
      );
    } catch (error) {
      throw s3Failure(error, what, key);
    }
  };
  const read = async (
    key: string,
    options: { abortSignal: AbortSignal },
    left = bodies - 1,
  ): Promise<Buffer> => {
    const answer = await client.send(new sdk.GetObjectCommand(at(key)), options);
    try {
      return await readBody(answer.Body, answer.ContentLength, options.abortSignal);
    } catch (error) {
      if (left === 0 || options.abortSignal.aborted) throw error;
      return read(key, options, left - 1);
    }
  };
  return {
    kind: "s3",
    async write(key, bytes) {
      const Body = bytes instanceof Buffer ? bytes : Buffer.from(bytes);
      const put = new sdk.PutObjectCommand({ ...at(key), Body });
      await ask("writing", key, (options) => client.send(put, options));
    },
    async read(key) {
      requireFileKey(key);
      return ask("reading", key, (options) => read(key, options));
    },
    async remove(key) {
      const place = at(key);
      const removing = ask("removing", key, async (options) => {
        const answer = await client.send(new sdk.DeleteObjectCommand(place), options);
        // The bucket is versioned: the removed file is only hidden.
        if (answer.DeleteMarker) await removeVersions({ client, sdk }, place, options);
      });
      await removing.catch((error: unknown) => {
        // Some stores return this where Amazon's reports success.
        if (!isMissingFile(error)) throw error;
      });
    },
    async *keys() {
      let ContinuationToken: string | undefined;
      do {
        const list = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
        const page = await ask("listing", prefix, (options) => client.send(list, options));
        for (const { Key = "" } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isFileKey(key)) yield key;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    // A bucket has no partial files.
    sweep: () => Promise.resolve(),
    room: () => Promise.resolve(null),
    close: () => client.destroy(),
  };
};
