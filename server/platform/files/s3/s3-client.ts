import type { S3Client } from "@aws-sdk/client-s3";
import { pipeline, Readable, Transform } from "node:stream";
import type { S3Settings } from "./s3-settings.ts";

export interface Client {
  client: S3Client;
  /** The S3 package, only loaded if a bucket is configured. */
  sdk: typeof import("@aws-sdk/client-s3");
}

/** Bytes of an answer. The client reads lists and errors whole, and no file is as large. */
const maxBytes = 64 * 1024 * 1024;

/** The body, which fails beyond `maxBytes`. */
const limited = (body: Readable): Readable => {
  let bytes = 0;
  const counter = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > maxBytes) done(new Error("The store answers too much"));
      else done(null, part);
    },
  });
  // The reader gets the error from the counter.
  return pipeline(body, counter, () => undefined);
};

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
  client.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args);
      const response = output.response as { body?: unknown };
      if (response.body instanceof Readable) response.body = limited(response.body);
      return output;
    },
    // After the client's own, which read the answer.
    { name: "limitAnswer", step: "deserialize", priority: "low" },
  );
  return { client, sdk };
};
