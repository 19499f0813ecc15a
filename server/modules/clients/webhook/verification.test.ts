import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifySnippet } from "@console-shell/contract/words/webhook-verification";
import { post } from "./delivery/post.ts";
import { makeSecret, signatureOf } from "#platform/secrets/sign-webhook.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

type Check = (
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
) => boolean;

let isGenuine: Check;
let receiver: Receiver;
const directory = mkdtempSync(join(tmpdir(), "console-snippet-"));
beforeAll(async () => {
  const file = join(directory, "snippet.ts");
  writeFileSync(file, verifySnippet);
  // As a receiver would run it: exactly the code that the console shows.
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  ({ isGenuine } = module as { isGenuine: Check });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.down();
  rmSync(directory, { recursive: true, force: true });
});

/** A delivery as received, signed with these secrets. */
const delivered = async (secrets: string[], secondsAgo = 0) => {
  const id = crypto.randomUUID();
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const body = JSON.stringify({ id, type: "webhook.test", data: { name: "门店" } });
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, secrets),
  };
  const settings = { privateAddresses: true, timeout: 5_000 };
  expect((await post({ url: receiver.url, headers, body }, settings)).status).toBe(204);
  return receiver.received.at(-1)!;
};

test("the code that receivers copy accepts our signatures and rejects others @security-32", async () => {
  const [old, secret] = [makeSecret(), makeSecret()];
  const { headers, body } = await delivered([secret, old]);
  expect(isGenuine(secret, headers, body)).toBe(true);
  expect(isGenuine(old, headers, body)).toBe(true);
  expect(isGenuine(makeSecret(), headers, body)).toBe(false);
  expect(isGenuine(secret, headers, `${body} `)).toBe(false);
  expect(isGenuine(secret, { ...headers, "webhook-id": "another" }, body)).toBe(false);
  expect(isGenuine(secret, { ...headers, "webhook-signature": "v1,AAAA" }, body)).toBe(false);
  expect(isGenuine(secret, {}, body)).toBe(false);
  const late = await delivered([secret], 10 * 60);
  expect(isGenuine(secret, late.headers, late.body)).toBe(false);
});
