import { isMissingFile } from "../missing-file.ts";
import { isFileKey, requireFileKey } from "../file-key.ts";
import type { Files } from "../files.ts";
import { readBody } from "./read-body.ts";
import { removeVersions } from "./remove-versions.ts";
import { s3Client } from "./s3-client.ts";
import { s3Failure } from "./s3-failure.ts";
import type { S3Settings } from "./s3-settings.ts";

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
      return await work({ abortSignal: AbortSignal.timeout(within) });
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
