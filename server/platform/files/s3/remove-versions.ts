import type { Client } from "./s3-client.ts";

/**
 * Removes every version of a file from a versioned bucket, and its delete markers: otherwise an erased file could be
 * restored. A version that is locked, or that the credentials can't delete, is an error.
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
    // In sequence, newest first; after the last one nothing shows that the file existed.
    for (const { VersionId } of left)
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key, VersionId }), options);
    if (left.length === 0 || !page.IsTruncated) return;
  }
};
