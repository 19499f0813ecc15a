import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { AuditEvent } from "@console-shell/contract/endpoints/audit";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { RecordedExport } from "../../../kernel/admission.ts";
import type { Caller, Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { hashEvent } from "./hash-event.ts";

/** Who did something, from where and when: any call is one. */
export interface AuditedCall {
  services: Services;
  session: Session | null;
  /** Set where a program did it, with a key. */
  caller?: Caller | null;
  request: Pick<FastifyRequest, "ip" | "headers">;
  now: number;
}

/** What was done. Nothing in it may be a secret. */
export interface Audited {
  action: AuditAction;
  outcome?: AuditEvent["outcome"];
  /** Unless it is the session's: who signs in has none yet. */
  actor?: { id: string; account: string };
  /** Without an identifier where it is a list. */
  target?: { id: string | null; name: string };
  details?: AuditEvent["details"];
}

/** What an event records about a program's key: a program isn't signed in, so the key identifies it. */
const programDetails = async (transaction: Kysely<Tables>, caller: Caller) => {
  const { account } = await transaction
    .selectFrom("api_keys")
    .innerJoin("operators", "operators.id", "api_keys.created_by")
    .select("operators.account")
    .where("api_keys.id", "=", caller.keyId)
    .executeTakeFirstOrThrow();
  return { application: caller.applicationName, key: caller.keyName, keyMadeBy: account };
};

/**
 * Writes an event at the end of the chain, in the transaction of what it tells of: either both are
 * there or neither. To be called last in it, because from here on others have to wait for its end.
 */
export const recordAudit = async (
  { services, session, caller, request, now }: AuditedCall,
  transaction: Kysely<Tables>,
  { action, outcome = "done", actor, target, details = {} }: Audited,
): Promise<void> => {
  const program = caller && (await programDetails(transaction, caller));
  const head = await transaction
    .selectFrom("audit_head")
    .select(["sequence", "hash"])
    .where("id", "=", 1)
    .$call(lockRows(services))
    .executeTakeFirstOrThrow();
  const event = {
    sequence: head.sequence + 1,
    at: now,
    action,
    outcome,
    actor_id: actor?.id ?? session?.operatorId ?? null,
    actor: actor?.account ?? session?.account ?? caller?.prefix ?? "",
    target_id: target?.id ?? null,
    target: target?.name ?? "",
    address: request.ip,
    device: (request.headers["user-agent"] ?? "").slice(0, 256),
    details: JSON.stringify({ ...details, ...program }),
  };
  const hash = hashEvent(head.hash, event);
  await transaction
    .insertInto("audit_events")
    .values({ ...event, hash })
    .execute();
  await transaction
    .updateTable("audit_head")
    .set({ sequence: event.sequence, hash })
    .where("id", "=", 1)
    .execute();
};

/** Writes an event of which nothing else is stored, in a transaction of its own. */
export const recordAuditAlone = (call: AuditedCall, audited: Audited): Promise<void> =>
  call.services.database
    .transaction()
    .execute((transaction) => recordAudit(call, transaction, audited));

/** Records a finished or cancelled export. */
export const recordExport = (request: FastifyRequest, exported: RecordedExport): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  return recordAuditAlone({ services, session, request, now }, exported);
};
