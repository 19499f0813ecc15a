import { endpoints } from "@console-shell/contract";
import { expect, it } from "vitest";
import { demoAlerts } from "./alert-rules.ts";
import { traffic } from "./traffic.ts";

const names: string[] = endpoints.map(({ name }) => name);

it("the demo's usage and alert rules name existing operations", () => {
  const watched = demoAlerts.map(({ rule }) => rule.operation ?? null);
  const named = [...traffic.map(({ operation }) => operation), ...watched];
  expect(named.filter((name) => name !== null && !names.includes(name))).toEqual([]);
});
