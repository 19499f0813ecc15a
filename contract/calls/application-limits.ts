import { z } from "zod";
import { callsPerMinute, callsPerMonth } from "../words/limits.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";

/** A finance client that pays, or could pay, for a client app's calls. */
export const PayerSchema = z.object({ id: IdSchema, number: z.string(), name: z.string() });
export type Payer = z.infer<typeof PayerSchema>;

const used = z.object({ used: z.int(), resetsAt: TimeSchema });

export const ApplicationLimitsSchema = z.object({
  callsPerMinute: z.int(),
  /** Null: without a limit. */
  callsPerMonth: z.int().nullable(),
  payer: PayerSchema.nullable(),
  /** Of the current minute and month (UTC). */
  minute: used,
  month: used,
});
export type ApplicationLimits = z.infer<typeof ApplicationLimitsSchema>;

const params = z.object({ id: IdSchema });

export const getApplicationLimits = endpoint({
  name: "clientApplication.limits.get",
  method: "GET",
  path: "/cc-api/client-application/:id/limits",
  access: "console-application:application:read",
  summary: "Limits and usage of a client app, and who pays",
  params,
  output: ApplicationLimitsSchema,
});

export const updateApplicationLimits = endpoint({
  name: "clientApplication.limits.update",
  method: "PUT",
  path: "/cc-api/client-application/:id/limits",
  access: "console-application:application:update",
  reauth: true,
  summary: "Set a client app's limits and who pays. Applies from its next call",
  params,
  body: z.strictObject({
    callsPerMinute: z.int().min(callsPerMinute.min).max(callsPerMinute.max),
    callsPerMonth: z.int().min(callsPerMonth.min).max(callsPerMonth.max).nullable(),
    payerId: IdSchema.nullable(),
  }),
  output: ApplicationLimitsSchema,
});

export const listPayers = endpoint({
  name: "clientApplication.payers",
  method: "GET",
  path: "/cc-api/client-application/payer/list",
  access: "console-application:application:update",
  summary: "Active finance clients who can pay for a client app, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(PayerSchema),
});

export const applicationLimitsEndpoints = [
  getApplicationLimits,
  updateApplicationLimits,
  listPayers,
] as const;
