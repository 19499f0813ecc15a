// Failures of a bucket, and errors in its configuration.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { realStore } from "@console-shell/testing/real-bucket";
import { type S3Fault, type S3Server, startS3Server } from "@console-shell/testing/s3-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfiguration } from "../../../configuration.ts";
import type { Files } from "../files.ts";
import { FilesUnavailable } from "../files-unavailable.ts";
import { NoBucket, reachBucket } from "./reach-bucket.ts";
import { s3Files } from "./s3-files.ts";

const key = "images/a.jpg";
const bytes = Buffer.from("the bytes of a picture");

let s3: S3Server;
let files: Files;
const open = async (
  variables: Record<string, string> = {},
  within = realStore() ? 12_000 : 2_000,
) => {
  const settings = readConfiguration({ ...s3.variables, ...variables }).s3!;
  files = await s3Files(settings, within);
  return { settings, reach: (warn = vi.fn<() => void>()) => reachBucket(files, settings, warn) };
};
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(async () => {
  files.close();
  await s3.close();
});

test.each<[string, S3Fault]>([
  ["refuses twice", { how: "refuse", times: 2 }],
  ["breaks off once", { how: "cut", times: 1 }],
])("a store that %s is retried", async (_, fault) => {
  await open();
  await files.write(key, bytes);
  s3.fault = fault;
  expect(await files.read(key)).toEqual(bytes);
  s3.fault = fault;
  await files.remove(key);
  expect(await s3.bucket.keys()).toEqual([]);
});

test.each<S3Fault["how"]>(["refuse", "hang", "cut"])(
  "a store that keeps failing (%s) becomes unavailable soon, with nothing half written",
  async (how) => {
    await open({}, 1_000);
    await files.write(key, bytes);
    s3.fault = { how };
    const calls = [
      files.write("images/b.jpg", bytes),
      files.read(key),
      files.remove(key),
      files.keys()[Symbol.asyncIterator]().next(),
    ];
    const results = await Promise.allSettled(calls);
    for (const result of results) {
      const reason: unknown = result.status === "rejected" ? result.reason : undefined;
      expect(reason).toBeInstanceOf(FilesUnavailable);
      // What the log has of it.
      expect(inspect(reason, { depth: 9, showHidden: true })).not.toContain("AKIATEST");
    }
    s3.fault = undefined;
    expect(await s3.bucket.keys()).toEqual(["console/images/a.jpg"]);
    expect(await files.read(key)).toEqual(bytes);
  },
);

test.each([
  ["", false],
  [", even if the store refuses to remove its marker", true],
])("in a versioned bucket nothing of a removed file is left%s", async (_, tellsOfNone) => {
  await open();
  s3.bucket.tellsOfNone = tellsOfNone;
  await s3.bucket.keepVersions();
  for (let version = 0; version < 5; version += 1) await files.write(key, bytes);
  await files.write("images/a.jpgx", bytes);
  await files.remove(key);
  await files.remove(key);
  expect([await s3.bucket.keys(), await s3.bucket.size()]).toEqual([["console/images/a.jpgx"], 1]);
});

test("removing a missing file succeeds, even if the store reports it missing", async () => {
  await open();
  s3.bucket.tellsOfNone = true;
  await files.write(key, bytes);
  for (let time = 0; time < 2; time += 1) await files.remove(key);
  expect(await s3.bucket.keys()).toEqual([]);
});

test("session credentials sign with their token", async () => {
  await s3.close();
  s3 = await startS3Server({ accessKeyId: "ASIA", secretAccessKey: "s", sessionToken: "t+/=" });
  const { reach } = await open({ AWS_SESSION_TOKEN: "t+/=" });
  await reach();
  expect(s3.calls.map((call) => call.split("/")[0])).toEqual(["PUT ", "GET ", "DELETE ", "GET "]);
  expect(await s3.bucket.keys()).toEqual([]);
});

test("without a key the machine's role provides one", async () => {
  const key = { accessKeyId: "ASIA", secretAccessKey: "s", sessionToken: "t+/=" };
  await s3.close();
  s3 = await startS3Server(key);
  const role = createServer((_, response) => {
    const Expiration = new Date(Date.now() + 3_600_000).toISOString();
    const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token } = key;
    response.end(JSON.stringify({ AccessKeyId, SecretAccessKey, Token, Expiration }));
  }).listen(0, "127.0.0.1");
  await once(role, "listening");
  const { port } = role.address() as AddressInfo;
  vi.stubEnv("AWS_CONTAINER_CREDENTIALS_FULL_URI", `http://127.0.0.1:${port}/role`);
  try {
    const { reach } = await open({ AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "" });
    await reach();
  } finally {
    vi.unstubAllEnvs();
    role.closeAllConnections();
    role.close();
  }
});

/** Every store tells these. Ceph accepts any region and token, and Swift says only that the signature is wrong. */
const named: [string, string, string][] = [
  ["AWS_SECRET_ACCESS_KEY", "a wrong secret", "SignatureDoesNotMatch"],
  ["FILES_S3_BUCKET", "another-bucket", "NoSuchBucket"],
];
if (!realStore())
  named.push(
    ["AWS_ACCESS_KEY_ID", "AKIAOTHER", "InvalidAccessKeyId"],
    ["AWS_SESSION_TOKEN", "another", "InvalidToken"],
    ["FILES_S3_REGION", "us-east-1", "AuthorizationHeaderMalformed"],
  );

test.each(named)("an invalid %s is named at startup", async (name, value, reason) => {
  const { reach } = await open({ [name]: value });
  const refused = reach();
  await expect(refused).rejects.toThrow(NoBucket);
  await expect(refused).rejects.toThrow(new RegExp(`^${name}: .*${reason}`));
});

test("an unavailable store doesn't block startup", async () => {
  const { reach } = await open();
  await s3.close();
  const warn = vi.fn<() => void>();
  await reach(warn);
  expect(warn).toHaveBeenCalledWith(expect.any(FilesUnavailable));
  await expect(files.read(key)).rejects.toThrow(FilesUnavailable);
  s3 = await startS3Server();
});
