import { z } from "zod";
import { callsPerMinute, callsPerMonth } from "../words/limits.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";

/** A finance client that pays, or could pay, for a client app's calls. */
export const PayerSchema = z.object({ id: IdSchema, number: z.string(), name: z.string() });
export type Payer = z.infer<typeof PayerSchema>;

const used = z.object({ used: z.int(), resetsAt: TimeSchema });

export const ClientAppLimitsSchema = z.object({
  callsPerMinute: z.int(),
  /** Null: without a limit. */
  callsPerMonth: z.int().nullable(),
  payer: PayerSchema.nullable(),
  /** Of the current minute and month (UTC). */
  minute: used,
  month: used,
});
export type ClientAppLimits = z.infer<typeof ClientAppLimitsSchema>;

const params = z.object({ id: IdSchema });

export const getClientAppLimits = endpoint({
  name: "clientApp.limits.get",
  method: "GET",
  path: "/cc-api/client-app/:id/limits",
  access: "console-application:application:read",
  summary: "Limits and usage of a client app, and who pays",
  params,
  output: ClientAppLimitsSchema,
});

export const updateClientAppLimits = endpoint({
  name: "clientApp.limits.update",
  method: "PUT",
  path: "/cc-api/client-app/:id/limits",
  access: "console-application:application:update",
  reauth: true,
  summary: "Set a client app's limits and who pays. Applies from its next call",
  params,
  body: z.strictObject({
    callsPerMinute: z.int().min(callsPerMinute.min).max(callsPerMinute.max),
    callsPerMonth: z.int().min(callsPerMonth.min).max(callsPerMonth.max).nullable(),
    payerId: IdSchema.nullable(),
  }),
  output: ClientAppLimitsSchema,
});

export const listPayers = endpoint({
  name: "clientApp.payers",
  method: "GET",
  path: "/cc-api/client-app/payer/list",
  access: "console-application:application:update",
  summary: "Active finance clients who can pay for a client app, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(PayerSchema),
});

export const clientAppLimitsEndpoints = [
  getClientAppLimits,
  updateClientAppLimits,
  listPayers,
] as const;
