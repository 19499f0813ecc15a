import type { AlertRuleTable } from "../../platform/database/tables/usage.ts";

type Rule = Omit<AlertRuleTable, "id" | "createdAt" | "updatedAt">;

export const alertRules: readonly Rule[] = [
  {
    name: "Too many errors",
    metric: "errorRate",
    operation: null,
    comparison: "above",
    threshold: 0.02,
    windowMinutes: 60,
    enabled: true,
  },
  {
    name: "Answers are slow",
    metric: "p95",
    operation: null,
    comparison: "above",
    threshold: 800,
    windowMinutes: 15,
    enabled: true,
  },
  {
    name: "Sign-in is slow",
    metric: "p95",
    operation: "session.login",
    comparison: "above",
    threshold: 200,
    windowMinutes: 1440,
    enabled: true,
  },
  {
    name: "Nobody calls",
    metric: "calls",
    operation: null,
    comparison: "below",
    threshold: 5,
    windowMinutes: 60,
    enabled: true,
  },
  {
    name: "Errors while posting to the ledger",
    metric: "errors",
    operation: "finance.post",
    comparison: "above",
    threshold: 0,
    windowMinutes: 1440,
    enabled: false,
  },
];
