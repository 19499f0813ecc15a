import { z } from "zod";
import { auditActions } from "../words/audit-actions.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";

/** One action or attempt. Names are those at the time of the event. */
export const AuditEventSchema = z.object({
  /** Counts all events from 1, without gaps. */
  sequence: z.int().min(1),
  at: TimeSchema,
  action: z
    .string()
    .describe("Usually one of the filter's values. Other releases may have recorded others"),
  outcome: z.enum(["done", "refused"]),
  /** Account name of the operator, or the visible prefix of a client app's key; empty if nobody was signed in. */
  actor: z.string(),
  /** The target, e.g. an operator's account name; empty if unknown. */
  target: z.string(),
  /** Network address and User-Agent of the request. */
  address: z.string(),
  device: z.string(),
  /** What changed, without secrets. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** SHA-256, in hex, over the event and the hash before it. */
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEventSchema>;

const filter = {
  /** Of this operator: what they did, and what was done to them. */
  operatorId: IdSchema.optional(),
  /** A substring of the actor's or the target's name. */
  search: z.string().trim().max(100).optional(),
  action: z.enum(auditActions).optional(),
  outcome: AuditEventSchema.shape.outcome.optional(),
  /** From this instant (inclusive) to that one (exclusive). */
  from: z.coerce.number().pipe(TimeSchema).optional(),
  until: z.coerce.number().pipe(TimeSchema).optional(),
};

export const listAuditEvents = endpoint({
  name: "audit.list",
  method: "GET",
  path: "/mc-api/audit/list",
  access: "management:audit:read",
  summary: "Audit log, newest first by default",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(["at"]).default("at"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(AuditEventSchema),
});

export const exportAuditEvents = endpoint({
  name: "audit.export",
  method: "GET",
  path: "/mc-api/audit/export",
  access: "management:audit:read",
  summary: "Audit log as CSV, oldest first",
  query: z.object(filter),
  output: BinarySchema,
});

export const verifyAuditChain = endpoint({
  name: "audit.verify",
  method: "GET",
  path: "/mc-api/audit/verify",
  access: "management:audit:read",
  summary: "Verify the hash chain. A changed, added or removed row breaks it",
  output: z.object({
    events: z.int().min(0),
    /** Sequence of the first event that is missing or altered; null if the chain is intact. */
    brokenAt: z.int().min(1).nullable(),
  }),
});

export const listOwnActivity = endpoint({
  name: "audit.ownActivity",
  method: "GET",
  path: "/cc-api/operator/activity",
  access: "signed-in",
  summary: "Recent activity of your account, newest first",
  query: z.object(pageQuery),
  output: pageOf(
    AuditEventSchema.pick({
      sequence: true,
      at: true,
      action: true,
      outcome: true,
      actor: true,
      target: true,
      address: true,
      device: true,
    }),
  ),
});

export const auditEndpoints = [
  listAuditEvents,
  exportAuditEvents,
  verifyAuditChain,
  listOwnActivity,
] as const;
