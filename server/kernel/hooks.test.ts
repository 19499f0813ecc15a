import { startTestServer } from "@console-shell/testing/server";
import { expect, test } from "vitest";
import type { Feature } from "./call.ts";
import type { AnswerEvent } from "./on-answer.ts";
import { probe, probeEndpoints } from "./test-endpoints.ts";

test("a feature is notified of every answered call, and closes before the database", async () => {
  const events: AnswerEvent[] = [];
  const closings: string[] = [];
  const listening: Feature = (route, hooks, services) => {
    probe(route, hooks, services);
    hooks.onAnswer((event) => events.push(event));
    hooks.onClose(async () => {
      const operators = await services.database.selectFrom("operators").select("id").execute();
      closings.push(`${operators.length} operators`);
    });
  };
  const server = await startTestServer({ features: [listening], endpoints: probeEndpoints });
  const sales = await server.as("sales");
  await sales.request("GET", "/mc-api/probe/secret");
  await server.request("GET", "/mc-api/probe/secret");
  await server.request("POST", "/mc-api/probe/x", { body: {} });
  await server.request("GET", "/mc-api/nothing");
  await server.request("GET", "/healthz");
  await server.close();
  const seen = events.map(({ endpoint, status, operatorId }) => [
    endpoint.name,
    status,
    operatorId,
  ]);
  expect(seen).toEqual([
    ["probe.secret", 200, server.operatorIds.sales],
    ["probe.secret", 401, null],
    ["probe.echo", 400, null],
  ]);
  expect(events[0]!.at).toBe(server.clock.now());
  expect(events[0]!.milliseconds).toBeGreaterThan(0);
  expect(closings).toEqual(["6 operators"]);
});
