import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createRealBucket, realStore } from "./real-bucket.ts";
import { S3Bucket, type TestBucket } from "./s3-bucket.ts";
import { refusalOf, type S3Keys } from "./s3-signature.ts";

/** A temporary fault of the store: an error, no response, or a broken connection. */
export interface S3Fault {
  how: "refuse" | "hang" | "cut";
  /** Only for requests with this method. */
  method?: string;
  /** Begins after this many requests. */
  after?: number;
  /** Ends after this many requests. */
  times?: number;
}

export interface S3Server {
  /** Variables for a console that stores its pictures here. */
  variables: Record<string, string>;
  bucket: TestBucket;
  fault: S3Fault | undefined;
  /** Every request so far, e.g. `PUT /pictures/console/images/1.jpg`. */
  calls: string[];
  close(): Promise<void>;
}

const ownRegion = "eu-test-1";
const bucketName = "pictures";
const usualKeys: S3Keys = { accessKeyId: "AKIATEST", secretAccessKey: "a secret/of+the tests" };

const statuses: Record<string, number> = { NoSuchBucket: 404, NoSuchKey: 404, InternalError: 500 };

const sendError = (response: ServerResponse, code: string) => {
  response.writeHead(statuses[code] ?? 403, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
};

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

const answer = (
  bucket: S3Bucket,
  { method, url = "" }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) => {
  const { pathname, searchParams } = new URL(url, "http://s3");
  const [, name, ...parts] = decodeURIComponent(pathname).split("/");
  const key = parts.join("/");
  if (name !== bucketName) return sendError(response, "NoSuchBucket");
  if (method === "GET" && key === "") {
    const ofVersions = searchParams.has("versions");
    return response
      .writeHead(200, { "content-type": "application/xml" })
      .end(ofVersions ? bucket.versions(searchParams) : bucket.list(searchParams));
  }
  if (method === "PUT") {
    bucket.put(key, body);
    return response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (method === "DELETE") {
    const version = searchParams.get("versionId");
    if (bucket.tellsOfNone && !version && !bucket.get(key)) return sendError(response, "NoSuchKey");
    const marked = bucket.delete(key, version);
    if (bucket.tellsOfNone && marked && version) return sendError(response, "NoSuchBucket");
    return response.writeHead(204, marked ? { "x-amz-delete-marker": "true" } : {}).end();
  }
  const found = bucket.get(key);
  if (method !== "GET" || !found) return sendError(response, "NoSuchKey");
  return response
    .writeHead(200, { etag: etagOf(found), "content-length": found.length })
    .end(found);
};

/**
 * An S3-compatible store for tests, as far as the console needs it: one path-style bucket, for
 * requests signed with its key. It can be made to fail. With `TEST_S3_ENDPOINT`, and without keys,
 * requests are passed on to a real store instead, into a new bucket.
 */
export const startS3Server = async (ownKeys?: S3Keys): Promise<S3Server> => {
  const store = ownKeys ? undefined : realStore();
  const real = store && (await createRealBucket(store));
  const local = new S3Bucket();
  const region = store?.region ?? ownRegion;
  const keys = ownKeys ?? store?.keys ?? usualKeys;
  const server = createServer((request, response) => void handle(request, response));
  const state: S3Server = {
    variables: {},
    bucket: real ?? local,
    fault: undefined,
    calls: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await real?.remove();
    },
  };
  const takeFault = (method = "") => {
    const { fault } = state;
    if (!fault || (fault.method && fault.method !== method)) return undefined;
    if (fault.after) {
      state.fault = { ...fault, after: fault.after - 1 };
      return undefined;
    }
    if (fault.times !== undefined)
      state.fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
    return fault.how;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // An impatient client closes the connection.
    response.on("error", () => undefined);
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    state.calls.push(`${request.method} ${request.url}`);
    const refusal = real ? undefined : await refusalOf(request, body, { region, keys });
    const fault = takeFault(request.method);
    if (fault === "hang") return;
    if (refusal || fault === "refuse") sendError(response, refusal ?? "InternalError");
    else if (fault === "cut") {
      if (request.method === "GET")
        response.writeHead(200, { "content-length": 1000 }).write("half of");
      response.destroy();
    } else if (real)
      // As a store that can't be reached.
      await real.answer(request, body, response).catch(() => void response.destroy());
    else answer(local, request, body, response);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  Object.assign(state.variables, {
    FILES_S3_BUCKET: real?.name ?? bucketName,
    FILES_S3_REGION: region,
    FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    FILES_S3_PREFIX: "console",
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
  return state;
};
