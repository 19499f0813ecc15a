import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { compareQuery, isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";
import { ClientAppEnvironmentSchema } from "./client-app.ts";

/** Calls of the public API. Refused: 4xx responses. Errors: 5xx responses. */
const figures = {
  calls: z.int().min(0),
  refused: z.int().min(0),
  errors: z.int().min(0),
  /** Mean latency in milliseconds; null without calls. */
  mean: z.number().nullable(),
};

const clientApp = {
  id: IdSchema,
  name: z.string(),
  environment: ClientAppEnvironmentSchema,
  /** Calls that count towards the quota of this calendar month (UTC). */
  usedThisMonth: z.int().min(0),
  /** Null: without a limit. */
  callsPerMonth: z.int().nullable(),
};

export const ClientAppUsageSchema = z.object({ ...clientApp, ...figures });
export type ClientAppUsage = z.infer<typeof ClientAppUsageSchema>;

const clientAppUsageSorts = ["name", "calls", "refused", "errors", "quota"] as const;

const search = z.string().trim().max(100).optional();

export const usageClientApps = endpoint({
  name: "usage.clientApps",
  method: "GET",
  path: "/cc-api/usage/client-app/list",
  access: "console:usage:read",
  summary: "Calls and used quota of each client app in a range",
  query: z
    .object({
      ...pageQuery,
      ...rangeQuery,
      search,
      sort: z.enum(clientAppUsageSorts).default("calls"),
      order: z.enum(["asc", "desc"]).default("desc"),
    })
    .refine(isRange, rangeRule),
  output: pageOf(ClientAppUsageSchema),
});

export const exportUsageClientApps = endpoint({
  name: "usage.exportClientApps",
  method: "GET",
  path: "/cc-api/usage/client-app/export",
  access: "console:usage:read",
  summary: "Matching client apps with their figures as CSV, oldest first",
  query: z.object({ ...rangeQuery, search }).refine(isRange, rangeRule),
  output: BinarySchema,
});

export const usageClientApp = endpoint({
  name: "usage.clientApp",
  method: "GET",
  path: "/cc-api/usage/client-app/:id",
  access: "console:usage:read",
  summary: "Calls of a client app over time and by operation",
  params: z.object({ id: IdSchema }),
  query: z.object({ ...rangeQuery, ...compareQuery }).refine(isRange, rangeRule),
  output: z.object({
    ...clientApp,
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds of one point"),
    points: z.array(z.object({ at: TimeSchema, ...figures })),
    compared: z
      .array(z.object({ at: TimeSchema, ...figures }))
      .nullable()
      .describe("As many points of the compared range; null without one"),
    /** Most called first. */
    operations: z.array(z.object({ operation: z.string(), ...figures })),
  }),
});

export const usageByClientAppEndpoints = [
  usageClientApps,
  exportUsageClientApps,
  usageClientApp,
] as const;
