import { z } from "zod";
import { alertSorts, alertWindows } from "../words/alerts.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedName, failsWith } from "./schemas.ts";

export const AlertMetricSchema = z.enum(["calls", "errors", "errorRate", "p95"]);

export const AlertComparisonSchema = z.enum(["above", "below"]);

const fields = {
  name: typedName(80),
  metric: AlertMetricSchema,
  /** Name of one operation of the server; null measures all. */
  operation: z.string().max(80).nullable(),
  comparison: AlertComparisonSchema,
  /** Calls, errors or milliseconds; an error rate is a fraction from 0 to 1. */
  threshold: z.number().min(0).max(1_000_000_000),
  windowMinutes: z.literal(alertWindows),
  enabled: z.boolean(),
};

/** `no-data`: there were no calls in the window, so rate and latency have no value. */
export const AlertStateSchema = z.enum(["firing", "ok", "no-data", "off"]);
export type AlertState = z.infer<typeof AlertStateSchema>;

export const AlertRuleSchema = z.object({
  id: IdSchema,
  ...fields,
  name: z.string(),
  windowMinutes: z.int(),
  /** The metric measured over the window that ends now. */
  value: z.number().nullable(),
  state: AlertStateSchema,
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type AlertRule = z.infer<typeof AlertRuleSchema>;

const byId = z.object({ id: IdSchema });

const filter = {
  /** A substring of the name or of the operation. */
  search: z.string().trim().max(100).optional(),
  state: AlertStateSchema.optional(),
};

export const listAlertRules = endpoint({
  name: "alert.list",
  method: "GET",
  path: "/cc-api/alert/list",
  access: "console:alert:read",
  summary:
    "Alert rules with their current value and state. Sorted by state, firing rules come first",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(alertSorts).default("name"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(AlertRuleSchema),
});

export const exportAlertRules = endpoint({
  name: "alert.export",
  method: "GET",
  path: "/cc-api/alert/export",
  access: "console:alert:read",
  summary: "Matching alert rules as CSV, by name, with their current values",
  query: z.object(filter),
  output: BinarySchema,
});

export const createAlertRule = endpoint({
  name: "alert.create",
  method: "POST",
  path: "/cc-api/alert/create",
  access: "console:alert:update",
  summary: "Create an alert rule",
  body: z.strictObject({ ...fields, enabled: fields.enabled.default(true) }),
  output: AlertRuleSchema,
  status: 201,
});

export const updateAlertRule = endpoint({
  name: "alert.update",
  method: "PATCH",
  path: "/cc-api/alert/:id",
  access: "console:alert:update",
  summary: "Change any part of an alert rule, or turn it on or off",
  params: byId,
  body: z
    .strictObject(fields)
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: AlertRuleSchema,
});

export const deleteAlertRule = endpoint({
  name: "alert.delete",
  method: "DELETE",
  path: "/cc-api/alert/:id",
  access: "console:alert:update",
  summary: "Delete an alert rule",
  params: byId,
  output: z.literal(true),
});

export const alertEndpoints = [
  listAlertRules,
  exportAlertRules,
  createAlertRule,
  updateAlertRule,
  deleteAlertRule,
] as const;
