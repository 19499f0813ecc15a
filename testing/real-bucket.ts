import { once } from "node:events";
import { type IncomingMessage, request as sendHttp, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { s3Client } from "@console-shell/server/platform/files/s3/s3-client";
import { newId } from "@console-shell/server/platform/database/id";
import type { TestBucket } from "./s3-bucket.ts";
import type { S3Keys } from "./s3-signature.ts";

/** A real S3 server and its credentials, from the variables `TEST_S3_…`. */
export interface RealStore {
  endpoint: URL;
  region: string;
  keys: S3Keys;
}

/** The store to test with in place of our own; undefined unless `TEST_S3_ENDPOINT` is set. */
export const realStore = (): RealStore | undefined => {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_REGION: region = "us-east-1",
    TEST_S3_KEY: accessKeyId = "",
    TEST_S3_SECRET: secretAccessKey = "",
  } = process.env;
  return endpoint
    ? { endpoint: new URL(endpoint), region, keys: { accessKeyId, secretAccessKey } }
    : undefined;
};

export interface RealBucket extends TestBucket {
  name: string;
  /** Passes a request on as it came, so that its signature stays valid. */
  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void>;
  /** Removes it with everything in it. */
  remove(): Promise<void>;
}

/** Creates a bucket in a real store. */
export const createRealBucket = async ({
  endpoint,
  region,
  keys: credentials,
}: RealStore): Promise<RealBucket> => {
  const Bucket = `test-${newId().slice(-20)}`;
  const { client, sdk } = await s3Client({
    bucket: Bucket,
    region,
    endpoint: endpoint.href.replace(/\/$/, ""),
    prefix: "",
    credentials,
  });
  await client.send(new sdk.CreateBucketCommand({ Bucket }));
  let keepsVersions = false;
  const keys = async () => {
    const all: string[] = [];
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket }))
      all.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    return all.toSorted();
  };
  const versions = async () => {
    const page = await client.send(new sdk.ListObjectVersionsCommand({ Bucket }));
    return { files: page.Versions ?? [], markers: page.DeleteMarkers ?? [] };
  };
  return {
    name: Bucket,
    async keepVersions() {
      const VersioningConfiguration = { Status: "Enabled" } as const;
      await client.send(new sdk.PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
      keepsVersions = true;
    },
    async put(Key, Body) {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }));
    },
    async get(Key) {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    keys,
    size: async () => (keepsVersions ? (await versions()).files : await keys()).length,
    async answer({ method, url, headers }, body, response) {
      const { hostname: host, port } = endpoint;
      // Ours has answered it already.
      const { expect: _, ...passed } = headers;
      const sent = sendHttp({ host, port, method, path: url, headers: passed });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      await pipeline(answer, response);
    },
    async remove() {
      for (const Key of await keys())
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      if (keepsVersions)
        for (const { Key, VersionId } of Object.values(await versions()).flat())
          await client.send(new sdk.DeleteObjectCommand({ Bucket, Key, VersionId }));
      await client.send(new sdk.DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
};
