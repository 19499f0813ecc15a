import { z } from "zod";
import { outcomes } from "../words/usage-ranges.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { operation } from "./usage.ts";
import { isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";

/** Calls of one operation with one kind of result, within one minute or hour. */
export const CountedCallsSchema = z.object({
  id: z.string(),
  at: TimeSchema,
  operation: z.string(),
  outcome: z.enum(["ok", "refused", "error"]),
  calls: z.int().min(1),
  /** Mean latency in milliseconds. */
  mean: z.number(),
  /** Of the public API's calls; null unless the list is of one client app. */
  key: z.object({ name: z.string(), prefix: z.string() }).nullable(),
});
export type CountedCalls = z.infer<typeof CountedCallsSchema>;

const filters = {
  ...rangeQuery,
  operation,
  clientApp: IdSchema.optional().describe("Only its calls of the public API, by hour and key"),
  outcome: z.enum(outcomes).optional(),
};

export const usageCalls = endpoint({
  name: "usage.calls",
  method: "GET",
  path: "/cc-api/usage/call/list",
  access: "console:usage:read",
  summary: "The calls behind a chart, as finely as they are counted",
  query: z
    .object({
      ...pageQuery,
      ...filters,
      sort: z.enum(["at", "calls", "mean"]).default("at"),
      order: z.enum(["asc", "desc"]).default("desc"),
    })
    .refine(isRange, rangeRule),
  output: pageOf(CountedCallsSchema).extend({
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds that a row counts"),
    calls: z.int().min(0).describe("Calls of all rows"),
    /** Null if the list isn't of one client app. */
    clientAppName: z.string().nullable(),
  }),
});

export const exportUsageCalls = endpoint({
  name: "usage.exportCalls",
  method: "GET",
  path: "/cc-api/usage/call/export",
  access: "console:usage:read",
  summary: "The calls behind a chart as CSV, newest first",
  query: z.object(filters).refine(isRange, rangeRule),
  output: BinarySchema,
});

export const usageCallEndpoints = [usageCalls, exportUsageCalls] as const;
