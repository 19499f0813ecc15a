import type { IssuedWebhookSchema } from "@console-shell/contract/calls/webhook";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { type Receiver, startReceiver } from "../testing/receiver.ts";

const events = 100;

let nodes: TwoNodes;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  nodes = await startTwoNodes({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
});
afterAll(async () => {
  await nodes.close();
  await receiver.down();
});

test(`${events} events written on two nodes are delivered once each`, async () => {
  const cookie = await nodes.signIn(nodes.operatorIds.root);
  const made = async (path: string, body: unknown) => {
    const answer = await nodes.a.request("POST", path, { cookie, body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const clientApp = { name: "Two nodes", environment: "sandbox" };
  const { id } = (await made("/cc-api/client-app/add", {
    ...clientApp,
    ownerId: nodes.operatorIds.root,
  })) as { id: string };
  const at = `/cc-api/client-app/${id}/webhook`;
  const { webhook } = (await made(`${at}/add`, {
    url: receiver.url,
    events: ["api_key.created"],
  })) as z.infer<typeof IssuedWebhookSchema>;

  const ids: string[] = [];
  // A few at a time: a slow machine refuses a crowd.
  for (let number = 0; number < events; number += 10)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async (_, offset) => {
          const node = nodes.inTurn(number + offset);
          const { status, body } = await node.request("POST", `${at}/${webhook.id}/test`, {
            cookie,
          });
          expect(status).toBe(202);
          return (body as { eventId: string }).eventId;
        }),
      )),
    );
  const notDelivered = () =>
    nodes.database
      .selectFrom("webhookDeliveries")
      .select("id")
      .where("state", "!=", "delivered")
      .execute();
  await expect.poll(notDelivered, { timeout: 30_000 }).toEqual([]);
  expect(new Set(ids).size).toBe(events);
  const arrived = receiver.received.map(({ event }) => event.id);
  expect(arrived.toSorted()).toEqual(ids.toSorted());
});
