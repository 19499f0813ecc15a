import type { TestStream } from "@console-shell/testing/event-stream";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import {
  type RecognitionService,
  startRecognitionService,
} from "../vision/testing/recognition-service.ts";

const ahead = 600_000;
const pictures = 12;

let service: RecognitionService;
let nodes: TwoNodes;
beforeAll(async () => {
  service = await startRecognitionService();
  const variables = { VISION_URL: service.url, VISION_WORKERS: "2", METRICS_TOKEN: "m".repeat(32) };
  nodes = await startTwoNodes(variables, [ahead, -ahead]);
});
afterAll(async () => {
  await nodes.close();
  await service.close();
});

const rootCookie = () => nodes.signIn(nodes.operatorIds.root);

test.each([{ from: "ahead" }, { from: "behind" }] as const)(
  "what happens on the node that is $from reaches pages of both",
  async ({ from }) => {
    const [acting, listening] = from === "ahead" ? [nodes.a, nodes.b] : [nodes.b, nodes.a];
    const streams: TestStream[] = [];
    try {
      const operator = await nodes.addOperator("sales");
      const cookie = await nodes.signIn(operator.id);
      for (const node of [listening, acting]) {
        const stream = await node.stream("/cc-api/notification/stream", { cookie });
        streams.push(stream);
        await stream.next("hello");
      }
      const answer = await acting.request("PATCH", `/mc-api/operator/${operator.id}`, {
        cookie: await rootCookie(),
        body: { role: "operation" },
      });
      expect(answer.status, answer.text).toBe(200);
      for (const stream of streams)
        expect(await stream.next("notification")).toMatchObject({
          kind: "account.changed",
          createdAt: expect.closeTo(Date.now(), -5),
        });
    } finally {
      for (const stream of streams) stream.close();
    }
  },
);

test("a session begun on either node lives on both, and ends there at the same time", async () => {
  const operator = await nodes.addOperator("sales");
  for (const node of [nodes.a, nodes.b]) {
    const cookie = await nodes.signIn(operator.id);
    for (const other of [node, nodes.a, nodes.b]) {
      const answer = await other.request("GET", "/auth/account/info", { cookie });
      expect(answer.status).toBe(200);
    }
    const { lastSeenAt } = await nodes.database
      .selectFrom("sessions")
      .select("lastSeenAt")
      .where("operatorId", "=", operator.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(Math.abs(lastSeenAt - Date.now())).toBeLessThan(ahead / 2);
  }
});

test("jobs are done once and at once, whichever node has queued and whichever has leased them", async () => {
  const cookie = await rootCookie();
  const body = { name: "Clocks apart", kind: "general" };
  const created = await nodes.a.request("POST", "/cc-api/library/create", { cookie, body });
  const { id } = created.body as { id: string };
  for (let number = 0; number < pictures; number += 1) {
    const bytes = await plainImage(`rgb(${number * 20}, 80, 120)`)
      .png()
      .toBuffer();
    const upload = uploadOf(bytes, `${number}.png`, "image/png");
    const path = `/cc-api/library/${id}/image/upload`;
    const answer = await nodes.inTurn(number).request("POST", path, { cookie, upload });
    expect(answer.status, answer.text).toBe(201);
  }
  const open = () =>
    nodes.database.selectFrom("jobs").select("state").where("state", "!=", "done").execute();
  await expect.poll(open, { timeout: 30_000 }).toEqual([]);
  expect(service.looks).toHaveLength(pictures);
  const ended = await nodes.database.selectFrom("jobs").select("endedAt").execute();
  for (const { endedAt } of ended) expect(Math.abs(endedAt! - Date.now())).toBeLessThan(ahead / 2);
});

test("identifiers of both nodes sort by time", async () => {
  const cookie = await rootCookie();
  const words = { "en-US": "Now" };
  const body = { title: words, text: words, level: "info", startsAt: 0, endsAt: null };
  const ids: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    const answer = await nodes
      .inTurn(number)
      .request("POST", "/mc-api/announcement/create", { cookie, body });
    ids.push((answer.body as { id: string }).id);
  }
  expect(ids.toSorted()).toEqual(ids);
});

test("each node's skew is in Health and in its metrics, and warned of in its log", async () => {
  const cookie = await rootCookie();
  for (const [node, shift] of [
    [nodes.a, ahead],
    [nodes.b, -ahead],
  ] as const) {
    const metrics = await node.request("GET", "/metrics", {
      headers: { authorization: `Bearer ${"m".repeat(32)}` },
    });
    const skew = Number(/^console_clock_skew_seconds (\S+)$/m.exec(metrics.text)?.[1]);
    expect(skew).toBeCloseTo(shift / 1000, -1);
  }
  const { body } = await nodes.a.request("GET", "/cc-api/health/list", { cookie });
  const { parts } = body as { parts: { part: string; state: string; clocks?: unknown[] }[] };
  const process = parts.find(({ part }) => part === "process");
  expect(process).toMatchObject({ state: "degraded" });
  expect(process!.clocks).not.toHaveLength(0);
});
