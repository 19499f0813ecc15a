import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { HealthIncidentSchema } from "./health.ts";
import { isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";

const mark = <const Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.object({
    kind: z.literal(kind),
    id: IdSchema,
    at: TimeSchema,
    path: z.string().nullable().describe("Its page; null if the caller may not open it"),
    ...facts,
  });

/** Something that may explain a change in a chart. */
export const UsageMarkSchema = z.discriminatedUnion("kind", [
  mark("release", {
    /** The sub-app's title in the request's language. */
    app: z.string(),
    stage: z.string(),
    version: z.string().nullable().describe("Null if the stage was removed"),
  }),
  mark("build", {
    version: z.string(),
    apps: z.int().describe("Built-in sub-apps that changed with this version of the console"),
  }),
  mark("announcement", { title: z.string() }),
  mark("alert", { rule: z.string().describe("The rule that fired") }),
  mark("incident", HealthIncidentSchema.pick({ part: true, state: true }).shape),
]);
export type UsageMark = z.infer<typeof UsageMarkSchema>;

export const usageMarks = endpoint({
  name: "usage.marks",
  method: "GET",
  path: "/cc-api/usage/marks",
  access: "console:usage:read",
  summary:
    "Releases, announcements, incidents and, with the permission to see them, alerts in a range, for the time axis of charts",
  query: z.object(rangeQuery).refine(isRange, rangeRule),
  output: z.object({ items: z.array(UsageMarkSchema).describe("Oldest first") }),
});

export const usageMarkEndpoints = [usageMarks] as const;
