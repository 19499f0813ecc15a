import { z } from "zod";
import { BinarySchema, endpoint, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { compareQuery, isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";

/** The name of an operation, as a filter. */
export const operation = z
  .string()
  .regex(/^[A-Za-z0-9.-]{1,80}$/)
  .optional()
  .describe("Name of an operation. All by default");

/** Refused: 4xx responses. Errors: 5xx responses. Latencies in milliseconds. */
const figures = {
  calls: z.int().min(0),
  refused: z.int().min(0),
  errors: z.int().min(0),
  /** Errors per call, 0 to 1; null without calls. */
  errorRate: z.number().nullable(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
};

export const UsageFiguresSchema = z.object(figures);
export type UsageFigures = z.infer<typeof UsageFiguresSchema>;

export const UsagePointSchema = z.object({ at: TimeSchema, ...figures });
export type UsagePoint = z.infer<typeof UsagePointSchema>;

export const OperationUsageSchema = z.object({
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  ...figures,
});
export type OperationUsage = z.infer<typeof OperationUsageSchema>;

export const usageSeries = endpoint({
  name: "usage.series",
  method: "GET",
  path: "/cc-api/usage/series",
  access: "console:usage:read",
  summary: "Calls, errors and latency over time; the bucket follows the length of the range",
  query: z.object({ ...rangeQuery, ...compareQuery, operation }).refine(isRange, rangeRule),
  output: z.object({
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds of one point"),
    points: z.array(UsagePointSchema),
    compared: z
      .array(UsagePointSchema)
      .nullable()
      .describe(
        "As many points of the compared range; null without one, or if it's no longer known",
      ),
  }),
});

export const usageSummary = endpoint({
  name: "usage.summary",
  method: "GET",
  path: "/cc-api/usage/summary",
  access: "console:usage:read",
  summary: "Figures of a range and of the one it's compared with, by default the previous one",
  query: z.object({ ...rangeQuery, ...compareQuery, operation }).refine(isRange, rangeRule),
  output: z.object({
    from: TimeSchema,
    to: TimeSchema,
    current: UsageFiguresSchema,
    previous: UsageFiguresSchema,
  }),
});

const usageOperationSorts = [
  "operation",
  "calls",
  "refused",
  "errors",
  "errorRate",
  "p50",
  "p95",
] as const;

export const usageOperations = endpoint({
  name: "usage.operations",
  method: "GET",
  path: "/cc-api/usage/operations",
  access: "console:usage:read",
  summary: "Figures of each operation in a range",
  query: z
    .object({
      ...pageQuery,
      ...rangeQuery,
      search: z.string().trim().max(100).optional(),
      sort: z.enum(usageOperationSorts).default("calls"),
      order: z.enum(["asc", "desc"]).default("desc"),
    })
    .refine(isRange, rangeRule),
  output: pageOf(OperationUsageSchema),
});

export const exportUsageOperations = endpoint({
  name: "usage.exportOperations",
  method: "GET",
  path: "/cc-api/usage/operation/export",
  access: "console:usage:read",
  summary: "Figures of matching operations in a range as CSV, most called first",
  query: z
    .object({ ...rangeQuery, search: z.string().trim().max(100).optional() })
    .refine(isRange, rangeRule),
  output: BinarySchema,
});

export const usageEndpoints = [
  usageSeries,
  usageSummary,
  usageOperations,
  exportUsageOperations,
] as const;
