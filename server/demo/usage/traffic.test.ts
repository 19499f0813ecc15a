import { endpoints } from "@console-shell/contract";
import { expect, it } from "vitest";
import { alertRules } from "./alert-rules.ts";
import { traffic } from "./traffic.ts";

const names: string[] = endpoints.map(({ name }) => name);

it("the demo's usage and alert rules name existing operations", () => {
  const named = [...traffic, ...alertRules].map(({ operation }) => operation);
  expect(named.filter((name) => name !== null && !names.includes(name))).toEqual([]);
});
