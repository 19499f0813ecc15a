import type { AuditAction } from "@console-shell/contract/words/audit-actions";
import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import type { RecordedExport } from "../../../kernel/admission.ts";
import type { Caller, Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { counter } from "../../../platform/metrics/registry.ts";
import { hashEvent } from "./hash-event.ts";

/** The actor, origin and time of an action: any call is one. */
export interface AuditedCall {
  services: Services;
  session: Session | null;
  /** Set if a client app did it, with a key. */
  caller?: Caller | null;
  request: Pick<FastifyRequest, "ip" | "headers">;
  now: number;
}

/** A call as `recordAudit` needs it. */
export type AuditedInTransaction = Omit<AuditedCall, "services"> & {
  services: Pick<Services, "dialect">;
};

/** The action. Must not contain secrets. */
export interface Audited {
  action: AuditAction;
  outcome?: AuditEvent["outcome"];
  /** Overrides the session's: there is none yet during sign-in. */
  actor?: { id: string; account: string };
  /** Without an identifier if it's a list. */
  target?: { id: string | null; name: string };
  details?: AuditEvent["details"];
}

const signIns = counter(
  "console_sign_ins_total",
  "Sign-ins by way, and how they ended: opened, or why they were refused.",
  ["way", "outcome"],
);

/* Counted here, where every way to sign in comes by. */
const countSignIn = (action: AuditAction, details: AuditEvent["details"]) => {
  const way = String(details["by"] ?? "password");
  if (action === "session.opened") signIns.inc({ way, outcome: "opened" });
  if (action === "session.refused")
    signIns.inc({ way, outcome: String(details["reason"] ?? "wrong_credentials") });
};

/** What an event records about a client app's key: a client app isn't signed in, so the key identifies it. */
const clientAppDetails = async (transaction: Kysely<Tables>, caller: Caller) => {
  const { account } = await transaction
    .selectFrom("apiKeys")
    .innerJoin("operators", "operators.id", "apiKeys.createdBy")
    .select("operators.account")
    .where("apiKeys.id", "=", caller.keyId)
    .executeTakeFirstOrThrow();
  return { application: caller.clientAppName, key: caller.keyName, keyMadeBy: account };
};

/** Who did it: an operator, a client app's key or an identity provider's token. */
const actorOf = (
  { session, caller }: Pick<AuditedCall, "session" | "caller">,
  actor: Audited["actor"],
) => {
  const by = actor ?? session?.viewer;
  if (by) return { actorId: by.id, actor: by.account };
  if (session?.provisioning) return { actorId: null, actor: session.provisioning.prefix };
  return {
    actorId: session?.operatorId ?? null,
    actor: session?.account ?? caller?.prefix ?? "",
  };
};

/**
 * Appends an event to the hash chain, in the transaction of the change: either both are stored or neither. Call it
 * last, because other events have to wait for this transaction from here on.
 */
export const recordAudit = async (
  { services, session, caller, request, now }: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { action, outcome = "done", actor, target, details = {} }: Audited,
): Promise<void> => {
  countSignIn(action, details);
  const clientApp = caller && (await clientAppDetails(transaction, caller));
  const head = await transaction
    .selectFrom("auditHead")
    .select(["sequence", "hash"])
    .where("id", "=", 1)
    .$call(lockRows(services))
    .executeTakeFirstOrThrow();
  const event = {
    sequence: head.sequence + 1,
    at: now,
    action,
    outcome,
    ...actorOf({ session, caller }, actor),
    targetId: target?.id ?? null,
    target: target?.name ?? "",
    address: request.ip,
    device: (request.headers["user-agent"] ?? "").slice(0, 256),
    details: JSON.stringify({
      ...details,
      ...clientApp,
      ...(session?.viewer && { viewedAs: session.account }),
      ...(session?.provisioning && {
        token: session.provisioning.name,
        tokenMadeBy: session.account,
      }),
    }),
  };
  const hash = hashEvent(head.hash, event);
  await transaction
    .insertInto("auditEvents")
    .values({ ...event, hash })
    .execute();
  await transaction
    .updateTable("auditHead")
    .set({ sequence: event.sequence, hash })
    .where("id", "=", 1)
    .execute();
};

/** Appends an event that isn't part of another change, in its own transaction. */
export const recordAuditAlone = (call: AuditedCall, audited: Audited): Promise<void> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    recordAudit(call, transaction, audited),
  );

/** Records a finished or cancelled export. */
export const recordExport = (request: FastifyRequest, exported: RecordedExport): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  return recordAuditAlone({ services, session, request, now }, exported);
};
