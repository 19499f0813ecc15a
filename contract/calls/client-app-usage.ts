import { z } from "zod";
import { apiUsageRangeNames } from "../words/usage-ranges.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { meters } from "../words/meters.ts";

/** Refused: 4xx responses. Errors: 5xx responses. */
const figures = { calls: z.int(), refused: z.int(), errors: z.int() };

export const ApiUsagePointSchema = z.object({ at: TimeSchema, ...figures });
export type ApiUsagePoint = z.infer<typeof ApiUsagePointSchema>;

/** Calls with one key to one operation in a range. */
export const ApiUsageLineSchema = z.object({
  keyId: IdSchema,
  keyName: z.string(),
  prefix: z.string(),
  operation: z.string(),
  meter: z.enum(meters),
  ...figures,
  /** Milliseconds. */
  averageMs: z.number(),
});
export type ApiUsageLine = z.infer<typeof ApiUsageLineSchema>;

const params = z.object({ id: IdSchema });
const range = z.enum(apiUsageRangeNames).default("30d");
const keyId = IdSchema.optional();

export const clientAppUsageSeries = endpoint({
  name: "clientApp.usage.series",
  method: "GET",
  path: "/cc-api/client-app/:id/usage/series",
  access: "console-application:application:read",
  summary: "Calls of a client app per hour or per day (UTC)",
  params,
  query: z.object({ range, keyId }),
  output: z.object({
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds of one point"),
    points: z.array(ApiUsagePointSchema),
  }),
});

/** Days in the list of client apps, the current one included. */
export const listedDays = 14;

export const clientAppUsageDays = endpoint({
  name: "clientApp.usage.days",
  method: "GET",
  path: "/cc-api/client-app/usage/days",
  access: "console-application:application:read",
  summary:
    "Calls of several client apps per day (UTC) over 14 days, oldest first. Those that the operator may not see are left out",
  query: z.object({ id: z.array(IdSchema).min(1).max(200) }),
  output: z.object({
    from: TimeSchema,
    items: z.array(z.object({ id: IdSchema, calls: z.array(z.int()) })),
  }),
});

export const apiUsageSorts = [
  "key",
  "operation",
  "calls",
  "refused",
  "errors",
  "averageMs",
] as const;

export const listClientAppUsage = endpoint({
  name: "clientApp.usage.list",
  method: "GET",
  path: "/cc-api/client-app/:id/usage/list",
  access: "console-application:application:read",
  summary: "Calls of a client app in a range, by key and operation",
  params,
  query: z.object({
    ...pageQuery,
    range,
    keyId,
    sort: z.enum(apiUsageSorts).default("calls"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ApiUsageLineSchema),
});

export const exportClientAppUsage = endpoint({
  name: "clientApp.usage.export",
  method: "GET",
  path: "/cc-api/client-app/:id/usage/export",
  access: "console-application:application:read",
  summary: "Calls of a client app in a range by day, key and operation, as CSV",
  params,
  query: z.object({ range, keyId }),
  output: BinarySchema,
});

export const clientAppUsageEndpoints = [
  clientAppUsageSeries,
  clientAppUsageDays,
  listClientAppUsage,
  exportClientAppUsage,
] as const;
