import type { Client } from "./s3-client.ts";

/**
 * Removes every version of a file from a bucket that keeps them, and what marks it as removed: else what was erased could
 * be brought back. A version that is locked, or that the key may not remove, is an error.
 */
export const removeVersions = async (
  { client, sdk }: Client,
  { Bucket, Key }: { Bucket: string; Key: string },
  options: { abortSignal: AbortSignal },
): Promise<void> => {
  for (;;) {
    const page = await client.send(
      new sdk.ListObjectVersionsCommand({ Bucket, Prefix: Key }),
      options,
    );
    const left = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter(
      (version) => version.Key === Key,
    );
    // One after the other, the newest first; with the last nothing is left to tell of it.
    for (const { VersionId } of left)
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key, VersionId }), options);
    if (left.length === 0 || !page.IsTruncated) return;
  }
};
