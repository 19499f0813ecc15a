import { z } from "zod";
import { auditActions } from "../words/audit.ts";
import { auditKinds } from "../words/audit-kinds.ts";
import { auditStreams } from "../words/audit-streams.ts";
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
  /** Of the request, as in the server's log; null if the console did it by itself. */
  traceId: z.string().nullable(),
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
  kind: z.enum(auditKinds).optional(),
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

/** The result of a verification: everything up to `signed` is what it was at that time. */
export const AuditVerificationSchema = z.object({
  /** Verified events, without removed ones. */
  events: z.int().min(0),
  /** Expired events that were removed; signed records of them connect the chain. */
  removed: z.int().min(0),
  /** Matching checkpoints. */
  checkpoints: z.int().min(0),
  /** The last event whose hash a matching signature covers, and when it was signed. */
  signed: z.object({ sequence: z.int().min(1), at: TimeSchema }).nullable(),
  /**
   * Sequence of the first event that is missing or altered, or that follows the last matching signature; null if the
   * chain is intact.
   */
  brokenAt: z.int().min(1).nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerificationSchema>;

export const verifyAuditChain = endpoint({
  name: "audit.verify",
  method: "GET",
  path: "/mc-api/audit/verify",
  access: "management:audit:read",
  summary: "Verify the hash chain and its signatures. A changed, added or removed row breaks it",
  output: AuditVerificationSchema,
});

/** A receiver outside the console, and how far it has got. */
export const AuditStreamSchema = z.object({
  name: z.enum(auditStreams),
  /** The last delivered event, or checkpoint. */
  sequence: z.int().min(0),
  /** Events that wait to be delivered; of checkpoints, 1 if the last one waits. */
  behind: z.int().min(0),
  deliveredAt: TimeSchema.nullable(),
  /** Since when attempts fail; null if the last one didn't. */
  failingSince: TimeSchema.nullable(),
  /** The last failure. */
  error: z.string().nullable(),
});
export type AuditStream = z.infer<typeof AuditStreamSchema>;

export const getAuditState = endpoint({
  name: "audit.state",
  method: "GET",
  path: "/mc-api/audit/state",
  access: "management:audit:read",
  summary: "Signatures, checkpoints, receivers and retention of the audit log",
  output: z.object({
    /** The last event in the chain. */
    sequence: z.int().min(0),
    /** The last event whose hash was signed; smaller if the chain is broken. */
    signedSequence: z.int().min(0),
    checkpoint: z.object({ sequence: z.int().min(1), at: TimeSchema }).nullable(),
    /** Milliseconds between checkpoints. */
    checkpointEvery: z.int().min(1),
    keys: z.array(z.string()).describe("Identifiers of the keys that sign, oldest first"),
    streams: z.array(AuditStreamSchema),
    /** How long each kind is kept, in days; null: without end. */
    keptDays: z.record(z.enum(auditKinds), z.int().min(1).nullable()),
    removed: z.int().min(0).describe("Events removed so far"),
  }),
});

export const signAuditCheckpoint = endpoint({
  name: "audit.signCheckpoint",
  method: "POST",
  path: "/mc-api/audit/checkpoint",
  access: "management:audit:read",
  summary: "Sign a checkpoint of the audit log now, and send it to the receivers of checkpoints",
  output: z.object({ sequence: z.int().min(1), at: TimeSchema }),
});

export const listAuditKeys = endpoint({
  name: "audit.keys",
  method: "GET",
  path: "/mc-api/audit/keys",
  access: "management:audit:read",
  summary: "Public keys of the audit log's signatures, as a JSON Web Key Set",
  output: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.literal("OKP"),
        crv: z.literal("Ed25519"),
        x: z.string(),
        alg: z.literal("EdDSA"),
        use: z.literal("sig"),
      }),
    ),
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
  getAuditState,
  signAuditCheckpoint,
  listAuditKeys,
  listOwnActivity,
] as const;
