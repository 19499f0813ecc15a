import type { Role } from "@console-shell/contract";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";

type Rule = Pick<
  AlertRuleTable,
  "name" | "metric" | "comparison" | "threshold" | "windowMinutes" | "forMinutes" | "state"
> &
  Partial<AlertRuleTable>;

/** One firing of a rule. */
interface DemoIncident {
  hoursAgo: number;
  /** Null if it's still firing. */
  lasted: number | null;
  first: number;
  worst: number;
  acknowledged?: { by: Role; comment: string };
}

/** A rule with its usual value, by how much that varies, and when it fired. */
export interface DemoAlert {
  rule: Rule;
  usual: number;
  varies: number;
  incidents: readonly DemoIncident[];
}

export const demoAlerts: readonly DemoAlert[] = [
  {
    rule: {
      name: "Too many errors",
      metric: "errorRate",
      comparison: "above",
      threshold: 0.02,
      windowMinutes: 60,
      forMinutes: 5,
      state: "ok",
      reminderHours: 4,
    },
    usual: 0.006,
    varies: 0.004,
    incidents: [
      {
        hoursAgo: 54,
        lasted: 0.7,
        first: 0.023,
        worst: 0.041,
        acknowledged: { by: "admin", comment: "A client sends broken pictures; told them" },
      },
      { hoursAgo: 19, lasted: 1.3, first: 0.031, worst: 0.064 },
    ],
  },
  {
    rule: {
      name: "Answers are slow",
      metric: "p95",
      comparison: "above",
      threshold: 800,
      windowMinutes: 15,
      forMinutes: 5,
      state: "ok",
      quietHours: { from: "22:00", to: "07:00", zone: "Asia/Shanghai" },
    },
    usual: 310,
    varies: 120,
    incidents: [{ hoursAgo: 41, lasted: 0.5, first: 860, worst: 1240 }],
  },
  {
    rule: {
      name: "Sign-in is slow",
      metric: "p95",
      operation: "session.login",
      comparison: "above",
      threshold: 2000,
      windowMinutes: 1440,
      forMinutes: 0,
      state: "ok",
    },
    usual: 210,
    varies: 40,
    incidents: [],
  },
  {
    rule: {
      name: "A client is almost out of credit",
      metric: "creditLeft",
      comparison: "below",
      threshold: 0.2,
      windowMinutes: 60,
      forMinutes: 0,
      state: "firing",
      reminderHours: 24,
    },
    usual: 0.31,
    varies: 0.02,
    incidents: [{ hoursAgo: 3.2, lasted: null, first: 0.19, worst: 0.06 }],
  },
  {
    rule: {
      name: "Webhooks of clients fail",
      metric: "failingWebhooks",
      comparison: "above",
      threshold: 0,
      windowMinutes: 60,
      forMinutes: 10,
      state: "firing",
    },
    usual: 0,
    varies: 0,
    incidents: [
      {
        hoursAgo: 26,
        lasted: null,
        first: 1,
        worst: 2,
        acknowledged: { by: "operation", comment: "Waiting for the client’s new address" },
      },
    ],
  },
  {
    rule: {
      name: "Libraries grow",
      metric: "storage",
      comparison: "above",
      threshold: 1e6,
      windowMinutes: 60,
      forMinutes: 60,
      state: "pending",
      heldMs: 12 * 60_000,
    },
    usual: 0.94e6,
    varies: 0.01e6,
    incidents: [],
  },
  {
    rule: {
      name: "Errors while posting to the ledger",
      metric: "errors",
      operation: "finance.post",
      comparison: "above",
      threshold: 0,
      windowMinutes: 1440,
      forMinutes: 0,
      state: "off",
      enabled: false,
    },
    usual: 0,
    varies: 0,
    incidents: [],
  },
];
