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
  value: null,
  state: "no-data",
  createdAt: 0,
  updatedAt: 0,
} as const;

describe("the alert rule form", () => {
  it("shows a share as percent and sends it as a share, without rounding errors", () => {
    const values = toValues(rule);
    expect(values).toMatchObject({ threshold: 7, operation: "" });
    expect(toBody(values)).toMatchObject({ threshold: 0.07, operation: null });
  });

  it("leaves the other metrics as they are", () => {
    const values = toValues({ ...rule, metric: "p95", threshold: 250, operation: "role.list" });
    expect(toBody(values)).toMatchObject({ threshold: 250, operation: "role.list" });
  });
});
