import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { AuditAction } from "@console-shell/contract/words/audit";
import type { FastifyRequest } from "fastify";
import type { Insertable, Kysely } from "kysely";
import type { RecordedExport, Approval } from "#kernel/call.ts";
import type { Refusal } from "#kernel/refusal.ts";
import type { Caller, Session } from "#kernel/session.ts";
import { groupCommit, groupDeadline } from "#platform/database/group-commit.ts";
import { newId } from "#platform/database/id.ts";
import type { AuditPendingTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { counter } from "#platform/metrics/registry.ts";
import type { Services } from "#platform/services.ts";

/** The actor, origin and time of an action: any call is one. */
export interface AuditedCall {
  services: Services;
  session: Session | null;
  /** Set if a client app did it, with a key. */
  caller?: Caller | null;
  /** Set if the change may need a second person. */
  approval?: Approval | null;
  request: Pick<FastifyRequest, "ip" | "headers"> & Partial<Pick<FastifyRequest, "id">>;
  now: number;
}

type AuditedRequest = Omit<AuditedCall, "services">;

/** A call whose transaction also needs locks. */
export type AuditedInTransaction = AuditedRequest & { services: Pick<Services, "dialect"> };

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

/* Counted here, because every way to sign in is audited. */
const countSignIn = ({ action, details = {} }: Audited) => {
  const way = String(details["by"] ?? "password");
  if (action === "session.opened") signIns.inc({ way, outcome: "opened" });
  if (action === "session.refused")
    signIns.inc({ way, outcome: String(details["reason"] ?? "wrong_credentials") });
};

/** What an event records about a client app's key: a client app isn't signed in, so the key identifies it. */
const clientAppDetails = ({ clientAppName, keyName, keyMadeBy }: Caller) => ({
  application: clientAppName,
  key: keyName,
  keyMadeBy,
});

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

/** The event that a call leaves, without its number. */
const eventOf = (
  { session, caller, approval, request, now }: AuditedRequest,
  { action, outcome = "done", actor, target, details = {} }: Audited,
): Insertable<AuditPendingTable> => ({
  id: newId(),
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
    ...(caller && clientAppDetails(caller)),
    ...approval?.audited,
    ...(session?.viewer && { viewedAs: session.account }),
    ...(session?.provisioning && {
      token: session.provisioning.name,
      tokenMadeBy: session.account,
    }),
  }),
  traceId: request.id ?? null,
});

/**
 * Records an event in the transaction of the change: either both are stored or neither. It gets its number in the hash
 * chain within about a second after the commit (`chainEvents`), so that writers don't wait for each other. Throws, and
 * so rolls back, a change that somebody else has to approve.
 */
export const recordAudit = async (
  call: AuditedRequest,
  transaction: Kysely<Tables>,
  audited: Audited,
): Promise<void> => {
  countSignIn(audited);
  await call.approval?.require(transaction, audited);
  await transaction.insertInto("auditPending").values(eventOf(call, audited)).execute();
};

/** Views of many operators share commits. */
const append = groupCommit<Insertable<AuditPendingTable>, undefined>(async (database, events) => {
  await transactionWithDeadline(
    database,
    (transaction) => transaction.insertInto("auditPending").values(events).execute(),
    groupDeadline,
  );
  return events.map(() => undefined);
});

/** Records an event that isn't part of another change. Returns when it's stored. */
export const recordAuditAlone = async (call: AuditedCall, audited: Audited): Promise<void> => {
  countSignIn(audited);
  await append(call.services.database, eventOf(call, audited));
};

/** Records a finished or cancelled export. */
export const recordExport = (request: FastifyRequest, exported: RecordedExport): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  return recordAuditAlone({ services, session, request, now }, exported);
};

/** Audits a refusal, with its code among the details, and throws it. */
export const refuseAudited = async (
  call: AuditedCall,
  { details, ...audited }: Omit<Audited, "outcome">,
  refusal: Refusal,
): Promise<never> => {
  await recordAuditAlone(call, {
    ...audited,
    outcome: "refused",
    details: { ...details, reason: refusal.code },
  });
  throw refusal;
};

/** Records that all secrets are sealed with a new data key. Somebody with access to the server did it. */
export const recordKeyRotation =
  (services: Pick<Services, "dialect" | "clock">) =>
  (transaction: Kysely<Tables>, id: number): Promise<void> =>
    recordAudit(
      { session: null, request: { ip: "", headers: {} }, now: services.clock() },
      transaction,
      { action: "data-key.rotated", target: { id: null, name: String(id) } },
    );

type Value = string | number | boolean | null;

/** The changes for an audit event: `{ threshold: "100 → 250" }`. Empty if there are none. */
export const changesOf = <Facts extends Readonly<Record<string, Value>>>(
  before: Facts,
  after: Facts,
): AuditEvent["details"] =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === before[name] ? [] : [[name, `${before[name] ?? "–"} → ${value ?? "–"}`]],
    ),
  );
