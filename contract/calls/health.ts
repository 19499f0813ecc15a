import { z } from "zod";
import { endpoint, TimeSchema } from "./endpoint.ts";

/** `degraded`: it works, but needs attention. */
export const HealthStateSchema = z.enum(["ok", "degraded", "down"]);
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
        "Sub-apps whose manifest this server can't read, and what it can't use of SUB_APPS",
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

export const healthEndpoints = [listHealth] as const;
