import { z } from "zod";
import { type ReportedVital, vitalNames, vitals } from "../words/vitals.ts";
import { endpoint, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { LocalizedTextSchema } from "./schemas.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";

const report = <const Name extends ReportedVital>(vital: Name) =>
  z.strictObject({
    /** A sub-app, or `shell`. */
    name: SubAppNameSchema,
    version: VersionSchema,
    vital: z.literal(vital),
    value: z.number().min(0).max(vitals[vital].max),
  });

/** What a browser measured while a sub-app was shown, or the shell: milliseconds, a score, or tasks per minute. */
export const VitalReportSchema = z.discriminatedUnion("vital", [
  report("lcp"),
  report("inp"),
  report("cls"),
  report("longTasks"),
]);
export type VitalReport = z.infer<typeof VitalReportSchema>;

/** A vital of a release. */
const FigureSchema = z.object({
  p75: z.number().describe("The 75th percentile: milliseconds, a score, or tasks per minute"),
  samples: z.int(),
  before: z
    .object({ version: z.string(), p75: z.number() })
    .nullable()
    .describe("The newest release before it with enough samples; null if it has too few itself"),
  /** By how much it's worse than that one, as a share; negative if better. Differences that nobody notices are 0. */
  change: z.number().nullable(),
});
export type VitalFigure = z.infer<typeof FigureSchema>;

/** A vital that got worse, with its value of the release before and of this one. */
export const SlowdownSchema = z.object({
  vital: z.enum(vitalNames),
  before: z.number(),
  after: z.number(),
});
export type Slowdown = z.infer<typeof SlowdownSchema>;

export const ReleaseVitalsSchema = z.object({
  id: z.string().describe("App and version"),
  app: SubAppNameSchema,
  /** Null for the shell. */
  title: LocalizedTextSchema.nullable(),
  version: z.string(),
  /** Whether it's the newest in use. */
  current: z.boolean(),
  firstAt: TimeSchema,
  lastAt: TimeSchema,
  vitals: z.partialRecord(z.enum(vitalNames), FigureSchema),
});
export type ReleaseVitals = z.infer<typeof ReleaseVitalsSchema>;

export const listVitals = endpoint({
  name: "subApp.vital.list",
  method: "GET",
  path: "/cc-api/sub-app/vital/list",
  access: "console:usage:read",
  summary:
    "How fast releases of sub-apps, and of the shell, were for operators in the last 90 days. By app, the newest release first",
  query: z.object({
    ...pageQuery,
    /** A substring of the app's name or title. */
    search: z.string().trim().max(100).optional(),
    /** Whether they are the newest in use of their app. */
    current: z.enum(["true", "false"]).optional(),
  }),
  output: pageOf(ReleaseVitalsSchema),
});

export const subAppVitalEndpoints = [listVitals] as const;
