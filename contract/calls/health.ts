import { z } from "zod";
import { healthRangeNames } from "../words/health-ranges.ts";
import { AuditStreamSchema } from "./audit.ts";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";

/** `degraded`: it works, but needs attention. `off`: it isn't set up, as mail without a server. */
export const HealthStateSchema = z.enum(["ok", "degraded", "down", "off"]);
export type HealthState = z.infer<typeof HealthStateSchema>;

const part = <const Name extends string, Facts extends z.ZodRawShape>(name: Name, facts: Facts) =>
  z.object({ part: z.literal(name), state: HealthStateSchema, ...facts });
const took = z
  .number()
  .nullable()
  .describe("Response time in milliseconds, or null without a response");

export const HealthPartSchema = z.discriminatedUnion("part", [
  part("process", {
    startedAt: TimeSchema,
    node: z.string().describe("Version of Node"),
    memoryBytes: z.int(),
    /** 99th percentile of the event loop lag since the last check. */
    delay: z.number().describe("Milliseconds"),
    clocks: z
      .array(z.object({ name: z.string(), skew: z.int() }))
      .optional()
      .describe(
        "Machines of this console, and how many milliseconds each one's clock is ahead of the database's",
      ),
  }),
  part("database", { took, kind: z.enum(["sqlite", "postgres"]) }),
  part("files", {
    took,
    kind: z.enum(["disk", "s3"]),
    freeBytes: z.int().nullable().describe("Null if unknown, as for a bucket"),
  }),
  part("mail", {
    delivers: z.boolean(),
    /** Of the last 24 hours. */
    sent: z.int(),
    failed: z.int(),
  }),
  part("stream", { listening: z.int().describe("Pages that listen to this server") }),
  part("audit", {
    signed: z.boolean().describe("False if the log was changed in the database"),
    streams: z
      .array(AuditStreamSchema.pick({ name: true, behind: true, failingSince: true }))
      .describe("Receivers of events and checkpoints outside the console"),
  }),
  part("sub-apps", {
    /** `problem` is in the request's language, for a registration of SUB_APPS in English. */
    broken: z
      .array(
        z.object({
          name: z.string(),
          file: z.enum(["manifest.json", "SUB_APPS"]),
          problem: z.string(),
        }),
      )
      .describe(
        "Sub-apps whose manifest this server can't read, what it can't use of SUB_APPS, and its needs that are too long for a header",
      ),
  }),
]);
export type HealthPart = z.infer<typeof HealthPartSchema>;

export const listHealth = endpoint({
  name: "health.list",
  method: "GET",
  path: "/cc-api/health/list",
  access: "console:usage:read",
  summary: "Current health of each part of this server",
  output: z.object({ at: TimeSchema, parts: z.array(HealthPartSchema) }),
});

/** As a state of the past: `unknown` while no node looked. */
export const HealthHistoryStateSchema = z.enum([...HealthStateSchema.options, "unknown"]);
export type HealthHistoryState = z.infer<typeof HealthHistoryStateSchema>;

/** Why a part wasn't healthy. */
export const HealthReasonSchema = z.enum([
  "slow",
  "no-answer",
  "full",
  "lag",
  "clock",
  "mails-failed",
  "no-mail-server",
  "sub-apps-broken",
  "audit-behind",
  "audit-unsigned",
]);
export type HealthReason = z.infer<typeof HealthReasonSchema>;

const milliseconds = z.int().min(0).describe("Milliseconds");
const partName = z.enum(HealthPartSchema.options.map(({ shape }) => shape.part.value));

export const HealthIncidentSchema = z.object({
  id: IdSchema,
  part: partName,
  /** The worst state of the incident. */
  state: z.enum(["degraded", "down"]),
  from: TimeSchema,
  /** Null while it lasts. */
  to: TimeSchema.nullable(),
  reason: HealthReasonSchema.nullable(),
  /** Of the reason: milliseconds, bytes or a count. */
  value: z.int().nullable(),
  /** Names of broken sub-apps, or of receivers that get no audit events. */
  detail: z.string(),
});
export type HealthIncident = z.infer<typeof HealthIncidentSchema>;

export const HealthBarSchema = z.object({
  from: TimeSchema,
  to: TimeSchema,
  /** The worst state within; unknown only if no incident is known. */
  state: HealthHistoryStateSchema,
  ok: milliseconds,
  degraded: milliseconds,
  down: milliseconds,
  off: milliseconds,
  unknown: milliseconds,
});
export type HealthBar = z.infer<typeof HealthBarSchema>;

export const listHealthHistory = endpoint({
  name: "health.history",
  method: "GET",
  path: "/cc-api/health/history",
  access: "console:usage:read",
  summary: "State of each part over time, and incidents",
  query: z.object({ range: z.enum(healthRangeNames).default("24h") }),
  output: z.object({
    from: TimeSchema,
    to: TimeSchema,
    parts: z.array(
      z.object({
        part: partName,
        bars: z.array(HealthBarSchema),
        /** Share of the time in which its health is known that it was healthy, 0 to 1; null if there was none. */
        uptime: z.number().nullable(),
      }),
    ),
    incidents: z.array(HealthIncidentSchema).describe("Newest first, at most 200"),
  }),
});

export const healthEndpoints = [listHealth, listHealthHistory] as const;
