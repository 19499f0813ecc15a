import { z } from "zod";
import { endpoint, pageOf, pageQuery } from "../endpoint.ts";
import { meters } from "../../words/meters.ts";
import { failsWith } from "../schemas.ts";

const day = z.iso.date();
const longest = 400 * 24 * 3_600_000;
const fits = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean => {
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined) return false;
  return from <= to && Date.parse(to) - Date.parse(from) < longest;
};

export const apiListUsage = endpoint({
  name: "api.usage.list",
  method: "GET",
  path: "/api/v1/usage",
  access: { scope: "usage:read" },
  meter: "library-call",
  summary:
    "Calls of the client app by day (UTC) and operation, newest first. The default is the last 30 days",
  query: z
    .object({
      ...pageQuery,
      from: day.optional().describe("First day, with `to`"),
      to: day.optional().describe("Last day, with `from`; at most 400 days"),
    })
    .refine(fits, failsWith("range", "from")),
  output: pageOf(
    z.object({
      day,
      operation: z.string(),
      meter: z.enum(meters),
      calls: z.int(),
      /** Answered with 4xx. */
      refused: z.int(),
      /** Answered with 5xx. */
      errors: z.int(),
    }),
  ),
});

export const publicUsageEndpoints = [apiListUsage] as const;
