import { describe, expect, test } from "vitest";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

describe("the configuration", () => {
  test("has a default for everything; an empty variable is as good as none", () => {
    const expected = {
      environment: "development",
      port: 8000,
      host: "localhost",
      publicUrl: "http://localhost:8000",
      dataDirectory: "data",
      databaseUrl: undefined,
      autoCaptureError: true,
      chunkTimeout: 120_000,
      trustProxy: false,
      drainSeconds: 5,
      cameraLogin: "some",
      logLevel: "info",
    };
    expect(readConfiguration({})).toMatchObject(expected);
    expect(readConfiguration({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject(expected);
  });

  test.each([
    [{ DEMO: "1" }, "demo", "warn"],
    [{ DEMO: "0" }, "development", "info"],
    [{ NODE_ENV: "production" }, "production", "info"],
    [{ NODE_ENV: "production", DEMO: "1" }, "production", "info"],
  ])("%j runs as %s", (variables, environment, logLevel) => {
    expect(readConfiguration(variables)).toMatchObject({ environment, logLevel });
  });

  test.each(["loopback", "10.0.0.1", "10.0.0.0/8, ::1", "fd00::/8"])(
    "the proxies %s are taken",
    (trustProxy) => {
      expect(readConfiguration({ TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy });
    },
  );

  test("the public address loses its last slash and names the sender of mails", () => {
    expect(readConfiguration({ PUBLIC_URL: "https://console.example/" })).toMatchObject({
      publicUrl: "https://console.example",
      mailFrom: "Console Shell <no-reply@console.example>",
    });
  });

  test("the fallback screen can be turned off", () => {
    expect(readConfiguration({ AUTO_CAPTURE_ERROR: "0" }).autoCaptureError).toBe(false);
  });

  test("webhooks never lead into the own network in production", () => {
    const variables = { WEBHOOK_PRIVATE_ADDRESSES: "1" };
    expect(readConfiguration({})).toMatchObject({ webhookPrivateAddresses: false });
    expect(readConfiguration(variables)).toMatchObject({ webhookPrivateAddresses: true });
    const inProduction = () => readConfiguration({ ...variables, NODE_ENV: "production" });
    expect(inProduction).toThrow(WrongConfiguration);
    expect(inProduction).toThrow("WEBHOOK_PRIVATE_ADDRESSES: ");
  });

  test("a bucket has a region or an endpoint, and both halves of a key or none", () => {
    const bucket = { FILES_S3_BUCKET: "pictures", FILES_S3_REGION: "eu-west-1" };
    const key = { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "secret" };
    expect(readConfiguration(key).s3).toBeUndefined();
    expect(readConfiguration({ ...bucket, FILES_S3_PREFIX: "a/b" }).s3).toEqual({
      bucket: "pictures",
      region: "eu-west-1",
      endpoint: undefined,
      prefix: "a/b/",
      credentials: undefined,
    });
    const own = { FILES_S3_BUCKET: "pictures", FILES_S3_ENDPOINT: "http://minio:9000/", ...key };
    expect(readConfiguration(own).s3).toMatchObject({
      endpoint: "http://minio:9000",
      prefix: "",
      credentials: { accessKeyId: "AKIA", secretAccessKey: "secret" },
    });
    for (const [missing, variables] of [
      ["FILES_S3_BUCKET", { FILES_S3_PREFIX: "console" }],
      ["FILES_S3_REGION", { FILES_S3_BUCKET: "pictures" }],
      ["AWS_SECRET_ACCESS_KEY", { ...bucket, AWS_ACCESS_KEY_ID: "AKIA" }],
      ["AWS_ACCESS_KEY_ID", { ...bucket, AWS_SECRET_ACCESS_KEY: "secret" }],
    ] as const)
      expect(() => readConfiguration(variables)).toThrow(`${missing}: must be set`);
  });

  test.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["PUBLIC_URL", "console.example"],
    ["PUBLIC_URL", "ftp://console.example"],
    ["DATABASE_URL", "mysql://db"],
    ["SMTP_URL", "http://mail"],
    ["AUTO_CAPTURE_ERROR", "maybe"],
    ["CHUNK_TIMEOUT", "soon"],
    ["DRAIN_SECONDS", "soon"],
    ["DRAIN_SECONDS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["WEBHOOK_TIMEOUT", "1"],
    ["WEBHOOK_PRIVATE_ADDRESSES", "some"],
    ["DEMO", "maybe"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["FILES_S3_BUCKET", "A bucket"],
    ["FILES_S3_ENDPOINT", "minio:9000"],
    ["FILES_S3_PREFIX", "../console"],
  ])("%s=%s is refused by its name", (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(`${name}: `);
  });
});
