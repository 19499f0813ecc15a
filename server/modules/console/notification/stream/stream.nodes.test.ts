import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import type { TestStream } from "@console-shell/testing/event-stream";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const path = "/cc-api/notification/stream";
let nodes: TwoNodes;
const opened: TestStream[] = [];
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(() => nodes.close());

/** An operator connected to the second node. */
const listener = async () => {
  const operator = await nodes.addOperator("sales");
  const cookie = await nodes.signIn(operator.id);
  const stream = await nodes.b.stream(path, { cookie });
  opened.push(stream);
  await stream.next("hello");
  return { ...operator, cookie, stream };
};

const rootOnA = async () => {
  const cookie = await nodes.signIn(nodes.operatorIds.root);
  return async (method: string, address: string, body?: unknown) => {
    const answer = await nodes.a.request(method, address, { cookie, ...(body ? { body } : {}) });
    expect(answer.status, answer.text).toBeLessThan(300);
  };
};

test("events on one node reach listeners on the other", async () => {
  const { id, stream } = await listener();
  const other = await listener();
  const onA = await rootOnA();
  await onA("PATCH", `/mc-api/operator/${id}`, { role: "operation" });
  await stream.next("account");
  const told = stream.events.find(({ event }) => event === "notification");
  expect(told?.data).toMatchObject({
    kind: "account.changed",
    facts: { what: "role", by: "root", role: "operation" },
  });
  const words = { "en-US": "Now" };
  const announcement = { title: words, text: words, level: "info", startsAt: 0, endsAt: null };
  await onA("POST", "/mc-api/announcement/create", announcement);
  await stream.next("announcements");
  await other.stream.next("announcements");
  expect(other.stream.events.map(({ event }) => event)).toEqual(["hello", "announcements"]);
});

test("ending a session on one node ends its stream on the other @security-5", async () => {
  const [first, second] = [await listener(), await listener()];
  await nodes.a.request("GET", "/auth/session/logout", { cookie: first.cookie });
  await first.stream.next("session-ended");
  await first.stream.ended;
  await (
    await rootOnA()
  )("POST", `/mc-api/operator/${second.id}/disable`);
  await second.stream.next("session-ended");
  await second.stream.ended;
});
