import { describe, expect, it } from "vitest";
import { toBody, toValues } from "./rule-values.ts";

const rule = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Too many errors",
  metric: "errorRate",
  operation: null,
  comparison: "above",
  threshold: 0.07,
  windowMinutes: 60,
  enabled: true,
  forMinutes: 5,
  recipientRoles: [],
  recipientOperators: [],
  mail: true,
  reminderHours: 4,
  quietHours: { from: "22:00", to: "07:00", zone: "Asia/Shanghai" },
  webhookHost: null,
  value: null,
  state: "no-data",
  stateSince: null,
  evaluatedAt: null,
  silencedUntil: null,
  silenceReason: "",
  silencedBy: null,
  incident: null,
  createdAt: 0,
  updatedAt: 0,
} satisfies Parameters<typeof toValues>[0];
const maker = { operatorId: rule.id, zone: "Europe/Berlin" };

describe("the alert rule form", () => {
  it("shows a share as percent and sends it as a share, without rounding errors", () => {
    const values = toValues(rule, maker);
    expect(values).toMatchObject({ threshold: 7, operation: "", quietZone: "Asia/Shanghai" });
    expect(toBody(values)).toMatchObject({
      threshold: 0.07,
      operation: null,
      quietHours: rule.quietHours,
    });
  });

  it("shows bytes as gigabytes, and leaves other units and operations as they are", () => {
    const storage = toValues({ ...rule, metric: "storage", threshold: 2.5e9 }, maker);
    expect(storage.threshold).toBe(2.5);
    expect(toBody({ ...storage, operation: "role.list" })).toMatchObject({
      threshold: 2.5e9,
      operation: null,
    });
    const p95 = { ...rule, metric: "p95", threshold: 250, operation: "role.list" } as const;
    expect(toBody(toValues(p95, maker))).toMatchObject({ threshold: 250, operation: "role.list" });
  });

  it("suggests to tell the maker of a new rule", () => {
    expect(toBody(toValues(undefined, maker))).toMatchObject({
      recipientOperators: [rule.id],
      mail: true,
      quietHours: null,
    });
  });
});
