import { isDeepStrictEqual } from "node:util";
import type { Endpoint, Role } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/approval";
import type { ApprovalStatus } from "@console-shell/contract/words/approvals";
import type { FastifyInstance } from "fastify";
import type { Kysely, Selectable } from "kysely";
import type { z } from "zod";
import { type Guard, refuseWithoutAccess } from "#kernel/access.ts";
import type { Approval, Call, Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { ApprovalsTable } from "#platform/database/tables/approvals.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { signal } from "#platform/signal.ts";
import { type AuditedCall, recordAudit } from "../audit/writes.ts";
import { settle, notify } from "../notification/writes.ts";
import { presentApproval } from "./reads.ts";
import type { GuardedEndpoint } from "./second-person.ts";

type Stored = Selectable<ApprovalsTable> & { requesterAccount: string };
type DecideCall = Omit<AuditedCall, "approval"> & { session: Session };

const differsNow = () => new Refusal("conflict", [{ path: "details", code: "differs_now" }]);
const decided = () => new Refusal("conflict", [{ path: "status", code: "decided" }]);

const find = async ({ services: { database }, now }: DecideCall, id: string): Promise<Stored> => {
  const row = await database
    .selectFrom("approvals")
    .innerJoin("operators as requester", "requester.id", "approvals.requestedBy")
    .selectAll("approvals")
    .select("requester.account as requesterAccount")
    .where("approvals.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  if (row.status !== "waiting" || row.expiresAt <= now) throw decided();
  return row;
};

/** Ends the wait, in the transaction of all its effects. Of several concurrent decisions one succeeds. */
const end = async (
  call: DecideCall,
  transaction: Kysely<Tables>,
  { id }: Stored,
  status: Exclude<ApprovalStatus, "waiting" | "expired">,
  comment = "",
): Promise<void> => {
  const { services, session, now } = call;
  const ended = await transaction
    .updateTable("approvals")
    .set({ status, comment, input: null, decidedBy: session.operatorId, decidedAt: now })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("expiresAt", ">", now)
    .returning(["requestedBy", "target"])
    .executeTakeFirst();
  if (!ended) throw decided();
  await settle(services, transaction, { kind: "approval.waiting", aboutId: id }, now);
  await signal(transaction, [{ event: "waiting", permission: "management:approval:decide" }]);
  if (status === "withdrawn") return;
  const { requestedBy, target } = ended;
  await notify(
    transaction,
    {
      to: [requestedBy],
      kind: "approval.decided",
      facts: { target, by: session.profile.name, outcome: status },
      // Not where others decide on them, which may not be open to the requester.
      path: "/user-info#approvals",
    },
    now,
  );
};

/** The stored call and its handler. Throws `conflict` if this release no longer has the call. */
const callOf = (
  { handlers }: FastifyInstance,
  name: string,
): [GuardedEndpoint, Handler<Endpoint>] => {
  for (const [endpoint, handler] of handlers)
    if (endpoint.name === name && "secondPerson" in endpoint)
      return [endpoint as GuardedEndpoint, handler];
  throw new Refusal("conflict", [{ path: "call", code: "unknown" }]);
};

/** Nobody decides on their own change or one about themselves, nor without the permission to make it. */
const refuseUnlessMayDecide = (
  { session, now }: DecideCall,
  { requestedBy, targetId }: Stored,
  guard: Guard,
): void => {
  refuseWithoutAccess(guard, session, undefined, now);
  if (requestedBy === session.operatorId)
    throw new Refusal("forbidden", [{ path: "requestedBy", code: "own_proposal" }]);
  if (targetId === session.operatorId)
    throw new Refusal("forbidden", [{ path: "target", code: "own_account" }]);
};

/** Some changes are reserved to root, so the requester must also still have the role that they had when asking. */
const refuseLostRequester = async (
  transaction: Kysely<Tables>,
  { requestedBy, permission }: Stored,
  role: Role | undefined,
): Promise<void> => {
  const requester = await transaction
    .selectFrom("operators")
    .innerJoin("rolePermissions as grant", "grant.role", "operators.role")
    .select("operators.id")
    .where("operators.id", "=", requestedBy)
    .where("operators.status", "=", "active")
    .where("grant.permission", "=", permission)
    .$if(role !== undefined, (query) => query.where("operators.role", "=", role!))
    .executeTakeFirst();
  if (!requester) throw new Refusal("conflict", [{ path: "requestedBy", code: "requester_lost" }]);
};

/** The input of a call, which its schemas have parsed once. */
const inputOf = async ({ services: { database, sealer } }: DecideCall, stored: Stored) => {
  const sealing = { kind: "approval", owner: stored.id } as const;
  if (stored.input === null) throw decided();
  return JSON.parse(await sealer.open(database, stored.input, sealing)) as {
    params?: unknown;
    body?: unknown;
    /** The requester's; not stored by earlier releases. */
    role?: Role;
  };
};

/** The same as this release reads it. */
const parsed = (schema: z.ZodType | undefined, value: unknown): unknown => {
  const result = schema?.safeParse(value);
  if (result?.success === false)
    throw new Refusal("conflict", [{ path: "call", code: "invalid_value" }]);
  return result?.data;
};

/** Lets the change be made, and counts it as approved in the same transaction: it can't be made twice. */
const approving = (
  call: DecideCall,
  stored: Stored,
  role: Role | undefined,
): Approval & { refuseUnlessMade: () => void } => {
  let endedIn: Kysely<Tables> | undefined;
  return {
    audited: { requestedBy: stored.requesterAccount, approval: stored.id },
    async require(transaction, { action, target, details = {} }) {
      if (endedIn === transaction) return;
      // The approver saw exactly this change.
      const isAsSeen =
        action === stored.action &&
        (target?.name ?? "") === stored.target &&
        isDeepStrictEqual(JSON.parse(JSON.stringify(details)), stored.details);
      if (!isAsSeen) throw differsNow();
      await refuseLostRequester(transaction, stored, role);
      await end(call, transaction, stored, "approved");
      endedIn = transaction;
    },
    /* There may have been nothing left to change, and so nothing to audit. */
    refuseUnlessMade() {
      if (!endedIn) throw differsNow();
    },
  };
};

/* What the change returned only once. */
const shownOnce = (output: unknown, name: "secret" | "link"): string | null => {
  const value = (output as Partial<Record<typeof name, unknown>> | null)?.[name];
  return typeof value === "string" ? value : null;
};

const isWaiting = async ({ services: { database } }: DecideCall, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom("approvals")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.status === "waiting";
};

/** Makes the change in the approver's name. If its handler refuses, the request stays pending. */
export const approveChange = async (call: Call<typeof calls.approveChange>) => {
  const { services, session, params, now, locale, openReport, request, reply } = call;
  const stored = await find(call, params.id);
  const [endpoint, handler] = callOf(request.server, stored.call);
  refuseUnlessMayDecide(call, stored, endpoint);
  const input = await inputOf(call, stored);
  const approval = approving(call, stored, input.role);
  const approved = {
    params: parsed(endpoint.params, input.params),
    query: undefined,
    // Earlier releases stored none for a call that had none then.
    body: parsed(endpoint.body, input.body ?? {}),
    session,
    caller: null,
    by: call.by,
    approval,
    locale,
    now,
    services,
    openReport,
    request,
    reply,
  } as unknown as Call<Endpoint>;
  let output: unknown;
  try {
    output = await handler(approved);
    approval.refuseUnlessMade();
  } catch (error) {
    // Somebody else was faster, and the handler refused because the change was made already.
    if (error instanceof Refusal && !(await isWaiting(call, stored.id))) throw decided();
    throw error;
  }
  return {
    approval: await presentApproval(services, session, stored.id, now),
    secret: shownOnce(output, "secret"),
    link: shownOnce(output, "link"),
  };
};

const targetOf = ({ targetId, target }: Stored) => ({ id: targetId, name: target });

export const rejectChange = async (call: Call<typeof calls.rejectChange>) => {
  const { services, session, params, body, now } = call;
  const stored = await find(call, params.id);
  // This release may no longer have the call.
  refuseUnlessMayDecide(call, stored, { name: stored.call, access: stored.permission });
  await transactionWithDeadline(services.database, async (transaction) => {
    await end(call, transaction, stored, "rejected", body.reason);
    await recordAudit(call, transaction, {
      action: "approval.rejected",
      target: targetOf(stored),
      details: {
        call: stored.call,
        requestedBy: stored.requesterAccount,
        reason: body.reason,
        approval: stored.id,
      },
    });
  });
  return presentApproval(services, session, stored.id, now);
};

export const withdrawChange = async (call: Call<typeof calls.withdrawChange>) => {
  const { services, session, params, now } = call;
  const stored = await find(call, params.id);
  if (stored.requestedBy !== session.operatorId)
    throw new Refusal("forbidden", [{ path: "requestedBy", code: "not_proposer" }]);
  await transactionWithDeadline(services.database, async (transaction) => {
    await end(call, transaction, stored, "withdrawn");
    await recordAudit(call, transaction, {
      action: "approval.withdrawn",
      target: targetOf(stored),
      details: { call: stored.call, approval: stored.id },
    });
  });
  return presentApproval(services, session, stored.id, now);
};
