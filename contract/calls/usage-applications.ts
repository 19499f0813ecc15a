import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";
import { ApplicationEnvironmentSchema } from "./client-application.ts";

/** Calls of the public API. Refused: 4xx responses. Errors: 5xx responses. */
const figures = {
  calls: z.int().min(0),
  refused: z.int().min(0),
  errors: z.int().min(0),
  /** Mean latency in milliseconds; null without calls. */
  mean: z.number().nullable(),
};

const application = {
  id: IdSchema,
  name: z.string(),
  environment: ApplicationEnvironmentSchema,
  /** Calls that count towards the quota of this calendar month (UTC). */
  usedThisMonth: z.int().min(0),
  /** Null: without a limit. */
  callsPerMonth: z.int().nullable(),
};

export const ApplicationUsageSchema = z.object({ ...application, ...figures });
export type ApplicationUsage = z.infer<typeof ApplicationUsageSchema>;

const applicationUsageSorts = ["name", "calls", "refused", "errors", "quota"] as const;

const search = z.string().trim().max(100).optional();

export const usageApplications = endpoint({
  name: "usage.applications",
  method: "GET",
  path: "/cc-api/usage/application/list",
  access: "console:usage:read",
  summary: "Calls and used quota of each client app in a range",
  query: z
    .object({
      ...pageQuery,
      ...rangeQuery,
      search,
      sort: z.enum(applicationUsageSorts).default("calls"),
      order: z.enum(["asc", "desc"]).default("desc"),
    })
    .refine(isRange, rangeRule),
  output: pageOf(ApplicationUsageSchema),
});

export const exportUsageApplications = endpoint({
  name: "usage.exportApplications",
  method: "GET",
  path: "/cc-api/usage/application/export",
  access: "console:usage:read",
  summary: "Matching client apps with their figures as CSV, oldest first",
  query: z.object({ ...rangeQuery, search }).refine(isRange, rangeRule),
  output: BinarySchema,
});

export const usageApplication = endpoint({
  name: "usage.application",
  method: "GET",
  path: "/cc-api/usage/application/:id",
  access: "console:usage:read",
  summary: "Calls of a client app over time and by operation",
  params: z.object({ id: IdSchema }),
  query: z.object(rangeQuery).refine(isRange, rangeRule),
  output: z.object({
    ...application,
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds of one point"),
    points: z.array(z.object({ at: TimeSchema, ...figures })),
    /** Most called first. */
    operations: z.array(z.object({ operation: z.string(), ...figures })),
  }),
});

export const usageByApplicationEndpoints = [
  usageApplications,
  exportUsageApplications,
  usageApplication,
] as const;
