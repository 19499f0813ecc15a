import { z } from "zod";
import {
  alertChannels,
  alertEvents,
  alertHolds,
  alertMessageStates,
  alertMetricNames,
  alertRangeNames,
  alertReason,
  alertReminders,
  alertShownStates,
  alertSorts,
  alertStates,
  alertWindows,
  incidentEnds,
  incidentStates,
} from "../words/alerts.ts";
import { roles } from "../words/roles.ts";
import { attemptErrors } from "../words/webhooks.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { failsWith, TimeZoneSchema, typedLine, typedName } from "./schemas.ts";
import { SubAppNameSchema } from "./sub-app-manifest.ts";
import { ReleaseVitalsSchema, SlowdownSchema } from "./sub-app-vital.ts";

export const AlertMetricSchema = z.enum(alertMetricNames);

export const AlertComparisonSchema = z.enum(["above", "below"]);

const TimeOfDaySchema = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The part of each day, in a time zone, in which mails and webhooks wait; may pass midnight. */
const QuietHoursSchema = z
  .strictObject({ from: TimeOfDaySchema, to: TimeOfDaySchema, zone: TimeZoneSchema })
  .refine(({ from, to }) => from !== to, failsWith("same_time", "to"));
export type QuietHours = z.infer<typeof QuietHoursSchema>;

const roleList = z
  .array(z.enum(roles))
  .max(roles.length)
  .refine((list) => new Set(list).size === list.length, failsWith("duplicated"));
const operatorList = z
  .array(IdSchema)
  .max(50)
  .refine((list) => new Set(list).size === list.length, failsWith("duplicated"));

const condition = {
  name: typedName(80),
  metric: AlertMetricSchema,
  /** Name of one operation of the server; null measures all. */
  operation: z.string().max(80).nullable(),
  comparison: AlertComparisonSchema,
  /** In the metric's unit: `alertMetrics`. A share is a fraction from 0 to 1. */
  threshold: z.number().min(0).max(1e15),
  windowMinutes: z.literal(alertWindows),
  enabled: z.boolean(),
};

const telling = {
  /** Minutes for which the condition must hold before it fires, and be false before it resolves. */
  forMinutes: z.literal(alertHolds),
  recipientRoles: roleList,
  recipientOperators: operatorList,
  /** Whether recipients also get a mail. */
  mail: z.boolean(),
  /** Hours between reminders while nobody has acknowledged; 0 sends none. */
  reminderHours: z.literal(alertReminders),
  quietHours: QuietHoursSchema.nullable(),
};

export const AlertStateSchema = z.enum(alertStates);

export const IncidentSchema = z.object({
  id: IdSchema,
  rule: z.object({ id: IdSchema, name: z.string(), metric: AlertMetricSchema }),
  state: z.enum(incidentStates),
  /** When the condition began to hold, and when the rule fired. */
  openedAt: TimeSchema,
  firedAt: TimeSchema,
  firstValue: z.number(),
  worstValue: z.number(),
  /** The threshold when it fired. */
  threshold: z.number(),
  acknowledgedAt: TimeSchema.nullable(),
  /** Name of who acknowledged it. */
  acknowledgedBy: z.string().nullable(),
  acknowledgement: z.string(),
  resolvedAt: TimeSchema.nullable(),
  ended: z.enum(incidentEnds).nullable(),
});
export type Incident = z.infer<typeof IncidentSchema>;

export const AlertRuleSchema = z.object({
  id: IdSchema,
  ...condition,
  name: z.string(),
  windowMinutes: z.int(),
  ...telling,
  forMinutes: z.int(),
  reminderHours: z.int(),
  /** The host that its webhook posts to; null without one. */
  webhookHost: z.string().nullable(),
  /** The value that the last evaluation found; null if there was nothing to measure. */
  value: z.number().nullable(),
  state: AlertStateSchema,
  /** Since when it has the state; null before the first evaluation. */
  stateSince: TimeSchema.nullable(),
  evaluatedAt: TimeSchema.nullable(),
  /** Until when it tells nobody; null if it isn't silenced. */
  silencedUntil: TimeSchema.nullable(),
  silenceReason: z.string(),
  /** Name of who silenced it. */
  silencedBy: z.string().nullable(),
  /** What's firing now; null unless the rule is. */
  incident: IncidentSchema.omit({ rule: true }).nullable(),
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type AlertRule = z.infer<typeof AlertRuleSchema>;

export const AlertRecipientSchema = z.object({
  id: IdSchema,
  account: z.string(),
  name: z.string(),
  role: z.enum(roles),
});

const byId = z.object({ id: IdSchema });
const read = "console:alert:read" as const;
const update = "console:alert:update" as const;
const acknowledge = "console:alert:acknowledge" as const;

const filter = {
  /** A substring of the name or of the operation. */
  search: z.string().trim().max(100).optional(),
  state: z.enum(alertShownStates).optional(),
};

export const listAlertRules = endpoint({
  name: "alert.list",
  method: "GET",
  path: "/cc-api/alert/list",
  access: read,
  summary: "Alert rules with their state. Sorted by state, firing rules come first",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(alertSorts).default("state"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(AlertRuleSchema),
});

export const exportAlertRules = endpoint({
  name: "alert.export",
  method: "GET",
  path: "/cc-api/alert/export",
  access: read,
  summary: "Matching alert rules as CSV, by name, with their current values",
  query: z.object(filter),
  output: BinarySchema,
});

export const createAlertRule = endpoint({
  name: "alert.create",
  method: "POST",
  path: "/cc-api/alert/create",
  access: update,
  summary: "Create an alert rule, which is evaluated at once",
  body: z.strictObject({
    ...condition,
    enabled: condition.enabled.default(true),
    forMinutes: telling.forMinutes.default(0),
    recipientRoles: telling.recipientRoles.default([]),
    recipientOperators: telling.recipientOperators.default([]),
    mail: telling.mail.default(false),
    reminderHours: telling.reminderHours.default(0),
    quietHours: telling.quietHours.default(null),
  }),
  output: AlertRuleSchema,
  status: 201,
});

export const getAlertRule = endpoint({
  name: "alert.get",
  method: "GET",
  path: "/cc-api/alert/:id",
  access: read,
  summary: "One alert rule, with the operators whom it tells",
  params: byId,
  output: AlertRuleSchema.extend({
    recipients: z
      .array(AlertRecipientSchema)
      .describe("Those among the chosen who may see alerts now, by name"),
  }),
});

export const updateAlertRule = endpoint({
  name: "alert.update",
  method: "PATCH",
  path: "/cc-api/alert/:id",
  access: update,
  summary:
    "Change any part of an alert rule, or turn it on or off. A new metric or comparison, and turning it off, end its incident",
  params: byId,
  body: z
    .strictObject({ ...condition, ...telling })
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: AlertRuleSchema,
});

export const deleteAlertRule = endpoint({
  name: "alert.delete",
  method: "DELETE",
  path: "/cc-api/alert/:id",
  access: update,
  summary: "Delete an alert rule with its history",
  params: byId,
  output: z.literal(true),
});

export const acknowledgeAlert = endpoint({
  name: "alert.acknowledge",
  method: "POST",
  path: "/cc-api/alert/:id/acknowledge",
  access: acknowledge,
  summary: "Acknowledge what's firing, which ends its reminders",
  params: byId,
  body: z.strictObject({ comment: typedLine(alertReason).default("") }),
  output: AlertRuleSchema,
});

export const silenceAlert = endpoint({
  name: "alert.silence",
  method: "POST",
  path: "/cc-api/alert/:id/silence",
  access: acknowledge,
  summary:
    "Silence an alert rule until a time, or end its silence. It's evaluated, but tells nobody",
  params: byId,
  body: z.strictObject({
    until: TimeSchema.nullable(),
    reason: typedLine(alertReason).default(""),
  }),
  output: AlertRuleSchema,
});

export const setAlertWebhook = endpoint({
  name: "alert.setWebhook",
  method: "POST",
  path: "/cc-api/alert/:id/webhook/set",
  access: update,
  reauth: true,
  summary:
    "Set the address that an alert rule posts to. The response is the only one that shows the new signing secret",
  params: byId,
  body: z.strictObject({ url: z.url().max(1000) }),
  output: z.object({ rule: AlertRuleSchema, secret: z.string() }),
});

export const removeAlertWebhook = endpoint({
  name: "alert.removeWebhook",
  method: "DELETE",
  path: "/cc-api/alert/:id/webhook",
  access: update,
  reauth: true,
  summary: "Remove an alert rule's webhook, and what it hasn't sent",
  params: byId,
  output: AlertRuleSchema,
});

/** A client, webhook, sub-app or release that makes a rule's value so bad. */
export const AlertCauseSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("client"),
    id: IdSchema,
    name: z.string(),
    /** The share of the credit limit that is left; negative beyond it. */
    left: z.number(),
  }),
  z.object({
    kind: z.literal("webhook"),
    id: IdSchema,
    /** Of its address, whose path and query may hold secrets. */
    host: z.string(),
    clientApp: z.object({ id: IdSchema, name: z.string() }),
    /** Status of the last response, and why there was none, of the newest delivery that failed. */
    status: z.int().nullable(),
    error: z.enum(attemptErrors).nullable(),
  }),
  z.object({
    kind: z.literal("sub-app"),
    name: SubAppNameSchema,
    title: z.object({ "en-US": z.string(), "zh-CN": z.string() }),
    /** Mounts that succeeded and that failed within the rule's window. */
    mounts: z.int(),
    failures: z.int(),
  }),
  z.object({
    kind: z.literal("release"),
    ...ReleaseVitalsSchema.pick({ app: true, title: true, version: true }).shape,
    /** Of the vital that got worse most. */
    ...SlowdownSchema.shape,
    change: z.number(),
  }),
]);
export type AlertCause = z.infer<typeof AlertCauseSchema>;

export const listAlertCauses = endpoint({
  name: "alert.causes",
  method: "GET",
  path: "/cc-api/alert/:id/causes",
  access: read,
  summary:
    "Clients, webhooks, sub-apps or releases that make a rule's value so bad now, the worst first. Only those that the operator sees elsewhere",
  params: byId,
  output: z.object({
    items: z.array(AlertCauseSchema).describe("The first 20"),
    total: z.int(),
  }),
});

export const alertSamples = endpoint({
  name: "alert.samples",
  method: "GET",
  path: "/cc-api/alert/:id/samples",
  access: read,
  summary: "An alert rule's values over the last hours: of each bucket the one nearest to firing",
  params: byId,
  query: z.object({ range: z.enum(alertRangeNames).default("6h") }),
  output: z.object({
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int(),
    points: z.array(z.object({ at: TimeSchema, value: z.number().nullable() })),
    /** When it fired within the range. */
    fired: z.array(TimeSchema),
  }),
});

const incidentFilter = {
  ruleId: IdSchema.optional(),
  state: z.enum(incidentStates).optional(),
};

export const listIncidents = endpoint({
  name: "alert.incidents",
  method: "GET",
  path: "/cc-api/alert/incident/list",
  access: read,
  summary: "Incidents of the last 90 days, of one rule or of all, newest first",
  query: z.object({
    ...pageQuery,
    ...incidentFilter,
    sort: z.enum(["firedAt"]).default("firedAt"),
  }),
  output: pageOf(IncidentSchema),
});

export const exportIncidents = endpoint({
  name: "alert.incidentsFile",
  method: "GET",
  path: "/cc-api/alert/incident/export",
  access: read,
  summary: "Matching incidents as CSV, newest first",
  query: z.object(incidentFilter),
  output: BinarySchema,
});

export const AlertMessageSchema = z.object({
  id: IdSchema,
  channel: z.enum(alertChannels),
  event: z.enum(alertEvents),
  /** Name of the operator, or the webhook's host. */
  to: z.string(),
  state: z.enum(alertMessageStates),
  createdAt: TimeSchema,
  /** When it's sent, or sent again; null once it has ended. */
  dueAt: TimeSchema.nullable(),
  endedAt: TimeSchema.nullable(),
  /** Status of a webhook's last response; null if there was none. */
  status: z.int().nullable(),
  /** Why the last attempt failed; empty if none did. */
  error: z.string(),
});
export type AlertMessage = z.infer<typeof AlertMessageSchema>;

export const listAlertMessages = endpoint({
  name: "alert.messages",
  method: "GET",
  path: "/cc-api/alert/:id/message/list",
  access: read,
  summary: "What an alert rule told whom, newest first",
  params: byId,
  query: z.object(pageQuery),
  output: pageOf(AlertMessageSchema),
});

export const listAlertRecipients = endpoint({
  name: "alert.recipients",
  method: "GET",
  path: "/cc-api/alert/recipient/list",
  access: update,
  summary: "Who can be told of alerts: operators and roles that may see them",
  output: z.object({
    roles: z.array(z.enum(roles)),
    operators: z.array(AlertRecipientSchema).describe("At most 1,000, by name"),
  }),
});

export const alertEndpoints = [
  listAlertRules,
  exportAlertRules,
  createAlertRule,
  listIncidents,
  exportIncidents,
  listAlertRecipients,
  getAlertRule,
  updateAlertRule,
  deleteAlertRule,
  acknowledgeAlert,
  silenceAlert,
  setAlertWebhook,
  removeAlertWebhook,
  alertSamples,
  listAlertCauses,
  listAlertMessages,
] as const;
