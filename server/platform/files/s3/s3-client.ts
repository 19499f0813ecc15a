import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "./s3-settings.ts";

export interface Client {
  client: S3Client;
  /** The S3 package, only loaded if a bucket is configured. */
  sdk: typeof import("@aws-sdk/client-s3");
}

/** A client of a bucket's store. */
export const s3Client = async ({ region, endpoint, credentials }: S3Settings): Promise<Client> => {
  const sdk = await import("@aws-sdk/client-s3");
  const agent = { keepAlive: true, maxSockets: 64 };
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    // Other vendors' stores don't support all checksums; each request is signed with the hash of its bytes anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // The signal sets the timeout of a call with all its retries.
    requestHandler: {
      connectionTimeout: 2_000,
      socketTimeout: 3_000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  return { client, sdk };
};
