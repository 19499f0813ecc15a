import type { AlertRuleTable } from "../../platform/database/tables/usage.ts";

type Rule = Omit<AlertRuleTable, "id" | "created_at" | "updated_at">;

export const alertRules: readonly Rule[] = [
  {
    name: "Too many errors",
    metric: "errorRate",
    operation: null,
    comparison: "above",
    threshold: 0.02,
    window_minutes: 60,
    enabled: true,
  },
  {
    name: "Answers are slow",
    metric: "p95",
    operation: null,
    comparison: "above",
    threshold: 800,
    window_minutes: 15,
    enabled: true,
  },
  {
    name: "Sign-in is slow",
    metric: "p95",
    operation: "session.login",
    comparison: "above",
    threshold: 200,
    window_minutes: 1440,
    enabled: true,
  },
  {
    name: "Nobody calls",
    metric: "calls",
    operation: null,
    comparison: "below",
    threshold: 5,
    window_minutes: 60,
    enabled: true,
  },
  {
    name: "Errors while posting to the ledger",
    metric: "errors",
    operation: "finance.post",
    comparison: "above",
    threshold: 0,
    window_minutes: 1440,
    enabled: false,
  },
];
