// Nothing that another server answers may end this process, and none may fill its memory.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import {
  endless,
  hostileAnswers,
  hostileMailServers,
  startHostilePeer,
} from "@console-shell/testing/hostile-peer";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { senders } from "./modules/identity/audit/stream/senders.ts";
import { exchangeCode } from "./modules/identity/single-sign-on/exchange-code.ts";
import {
  connectProvider,
  type Provider,
  readIssuer,
} from "#modules/identity/identity-provider/client.ts";
import { downloadImage } from "./modules/catalog/image/intake/download.ts";
import { post } from "./modules/clients/webhook/delivery/post.ts";
import type { Files } from "./platform/files/files.ts";
import { s3Files } from "./platform/files/s3/s3-files.ts";
import { smtpDelivery } from "./platform/mail/smtp.ts";
import { askService } from "./platform/vision/remote/ask-service.ts";

/** Events that end the server's process. */
const fatal: unknown[] = [];
const note = (error: unknown) => void fatal.push(error);
beforeAll(() => {
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
});
afterAll(() => {
  process.off("uncaughtException", note);
  process.off("unhandledRejection", note);
});

const within = 1_500;
const limits = { privateAddresses: true, timeout: within };
const log = { info: () => undefined };
const services = {
  environment: "test",
  publicUrl: "http://console.test",
  audit: { webhookSecret: "secret" },
  clock: Date.now,
  sealer: { open: () => Promise.resolve("a".repeat(43)) },
  log,
} as never;

/** A provider whose discovery is good and whose other endpoints are at `url`. */
const providerAt = async (url: string) => {
  const server = createServer((_request, response) => {
    const { port } = server.address() as AddressInfo;
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        issuer: `http://127.0.0.1:${port}`,
        authorization_endpoint: url,
        token_endpoint: url,
        userinfo_endpoint: url,
        jwks_uri: url,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const provider = {
    id: `of ${url}`,
    name: "company",
    issuer: `http://127.0.0.1:${port}`,
    clientId: "console",
    clientSecret: null,
    updatedAt: 1,
  } as Provider;
  return { provider, close: () => server.close() };
};

const withProvider = async (url: string, work: (provider: Provider) => Promise<unknown>) => {
  const { provider, close } = await providerAt(url);
  try {
    return await work(provider);
  } finally {
    close();
  }
};

const lines = [{ sequence: 1, at: 0, name: "event", isRefused: false, json: "{}" }] as never;
const sending = () => ({ services, signal: AbortSignal.timeout(within) });

const bucketAt = async (
  endpoint: string,
  work: (files: Awaited<ReturnType<typeof s3Files>>) => Promise<unknown>,
) => {
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const place = { bucket: "pictures", region: "r", endpoint, prefix: "", credentials };
  const files = await s3Files(place, within);
  try {
    return await work(files);
  } finally {
    files.close();
  }
};
const countKeys = async (files: Pick<Files, "keys">) => {
  let count = 0;
  for await (const _ of files.keys()) count += 1;
  return count;
};
const fileKey = "images/01900000-0000-7000-8000-000000000000.jpg";

const exportTrace = async (url: string) => {
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url, timeoutMillis: within }),
  });
  const provider = new TracerProvider({ spanProcessors: [processor] });
  provider.getTracer("test").startSpan("a request").end();
  await Promise.race([provider.shutdown(), setTimeout(within)]);
};

const sendMail = (url: string) => {
  const limits = "connectionTimeout=1500&greetingTimeout=1500&socketTimeout=1500";
  const deliver = smtpDelivery(`${url.replace("http:", "smtp:")}?${limits}`, "a@console.test");
  return deliver({ to: "b@console.test", subject: "Hello", text: "Hello", locale: "en-US" });
};

const receivers: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  webhook: (url) => post({ url, headers: {}, body: "{}" }, limits),
  "picture by address": (url) => downloadImage(url, limits),
  "discovery of a provider": (url) => readIssuer(services, url),
  "token of a provider": (url) =>
    withProvider(url, (provider) => {
      const flow = { codeVerifier: "", tokenHash: "", state: "s", nonce: "n", createdAt: 0 };
      const visit = { flow: flow as never, parameters: "?code=c&state=s", now: 1 };
      return exchangeCode(services, provider, visit);
    }),
  "person of a provider": (url) =>
    withProvider(url, async (provider) => {
      const { fetchUserInfo } = await import("openid-client");
      const { client } = await connectProvider(services, provider, 1);
      return fetchUserInfo(client, "token", "subject");
    }),
  "keys of a provider": (url) =>
    withProvider(url, async (provider) => {
      const { keys } = await connectProvider(services, provider, 1);
      return keys({ alg: "RS256", kid: "k" }, { payload: "", signature: "" });
    }),
  "audit webhook": (url) => senders.webhook(url, lines, sending()),
  syslog: (url) => senders.syslog(url.replace("http:", "tcp:"), lines, sending()),
  "syslog over TLS": (url) => senders.syslog(url.replace("http:", "tls:"), lines, sending()),
  "recognition service": (url) =>
    askService(
      { url, token: "t" },
      { path: "/a", schema: z.object({}), picture: Buffer.from("a") },
    ),
  "bucket, writing": (url) => bucketAt(url, (files) => files.write(fileKey, Buffer.from("a"))),
  "bucket, reading": (url) => bucketAt(url, (files) => files.read(fileKey)),
  "bucket, removing": (url) => bucketAt(url, (files) => files.remove(fileKey)),
  "bucket, listing": (url) => bucketAt(url, (files) => countKeys(files)),
  "collector of traces": exportTrace,
};

/** The cases: what asks, whom, and when the peer begins to answer. */
const cases = [
  ...Object.entries(receivers).flatMap(([receiver, ask]) =>
    Object.entries(hostileAnswers).map(
      ([name, answer]) => [`${receiver}: ${name}`, ask, answer, "data"] as const,
    ),
  ),
  ...Object.entries(hostileMailServers).map(
    ([name, answer]) => [`mail server: ${name}`, sendMail, answer, "connect"] as const,
  ),
];

test("no answer of another server ends the process or fills its memory", async () => {
  const unlimited: string[] = [];
  await Promise.all(
    cases.map(async ([name, ask, answer, at]) => {
      const peer = await startHostilePeer(answer, at);
      await ask(`http://127.0.0.1:${peer.port}`).catch(() => undefined);
      if (peer.sent() >= endless) unlimited.push(name);
      await peer.close();
    }),
  );
  expect(fatal).toEqual([]);
  expect(unlimited).toEqual([]);
});
