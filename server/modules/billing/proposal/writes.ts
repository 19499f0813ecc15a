import type {
  ProposalKind,
  adjustmentCalls,
  Proposal,
  topUpCalls,
} from "@console-shell/contract/calls/finance-proposals";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import {
  type AuditedCall,
  recordAudit,
  settle,
  holdersOf,
  type Notice,
  notify,
} from "#modules/identity/index.ts";
import { signal } from "#platform/signal.ts";
import { addCheckedEntry } from "../ledger/writes.ts";
import { lockClient, type LockedClient } from "../client/reads.ts";
import { kinds } from "./kinds.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { By, Call } from "#kernel/call.ts";
import { answerOnce, usedKey } from "../answer-once.ts";
import { nextNumber } from "../numbers.ts";
import { findProposal, lockProposal, refuseDecided } from "./reads.ts";
import { attachUploads } from "./receipt/writes.ts";
import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";

type StoredProposal = Selectable<Tables["proposals"]>;
type Decided = Selectable<Tables["proposalDecisions"]>;

interface Decision extends Pick<Decided, "status" | "reason"> {
  idempotencyKey: string;
}

/** Nobody decides on their own proposal, whatever the role, and nobody withdraws another's. */
const checkPerson = (proposal: StoredProposal, { operatorId }: By, status: Decided["status"]) => {
  const own = proposal.proposedBy === operatorId;
  if (own !== (status === "withdrawn"))
    throw new Refusal("forbidden", [
      { path: "proposedById", code: own ? "own_proposal" : "not_proposer" },
    ]);
};

type DecidingCall = AuditedCall & { session: Session; by: By };

/** Adds an approval's entry, a refund never beyond the balance; returns the entry's identifier. */
const addApproved = (
  call: DecidingCall,
  transaction: Kysely<Tables>,
  { id, kind, number, clientId, amount, reference }: StoredProposal,
): Promise<string> => {
  // Derived from the proposal, with a character that callers' keys can't have, so nobody else can use it.
  const idempotencyKey = `${kind}/${id}`;
  const entry = { clientId, kind, amount, memo: `${number} · ${reference}`, idempotencyKey };
  return addCheckedEntry(call, transaction, entry);
};

/**
 * Decides on a pending proposal, or withdraws it, in one transaction with everything that follows: the ledger entry,
 * the notifications and the event. Of several concurrent calls only one succeeds. Throws `not_found`, `forbidden` or `conflict`.
 */
const decide = async (
  call: DecidingCall,
  transaction: Kysely<Tables>,
  named: Pick<Proposal, "kind" | "id">,
  decision: Decision,
): Promise<void> => {
  const { services, by } = call;
  const { kind, id } = named;
  const proposal = await lockProposal(call, transaction, named);
  checkPerson(proposal, by, decision.status);
  await refuseDecided(transaction, id);
  const inserted = await transaction
    .insertInto("proposalDecisions")
    .values({
      proposalId: id,
      ...decision,
      entryId:
        decision.status === "approved" ? await addApproved(call, transaction, proposal) : null,
      decidedBy: by.operatorId,
      decidedAt: by.now,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("proposalId")
    .executeTakeFirst();
  if (!inserted) throw usedKey();
  await settle(services, transaction, { kind: kinds[kind].notice, aboutId: id }, by.now);
  await signal(transaction, [{ event: "waiting", permission: kinds[kind].decide }]);
  await recordAudit(call, transaction, {
    action: `${kind}.${decision.status}`,
    target: { id, name: proposal.number },
    details: { amount: proposal.amount, currency: proposal.currency },
  });
};

/** The notification of a pending proposal, to those who decide, see its client and didn't propose it. */
const proposalWaiting = async (
  database: Kysely<Tables>,
  {
    id,
    kind,
    number,
    proposedBy,
  }: Pick<Selectable<Tables["proposals"]>, "id" | "kind" | "number" | "proposedBy">,
  client: Pick<LockedClient, "name" | "ownerId">,
  by: string,
): Promise<Notice<(typeof kinds)[ProposalKind]["notice"]>> => {
  const needed = notificationPermissions[kinds[kind].notice];
  const deciders = await holdersOf(database, needed);
  const seeingAll = new Set(await holdersOf(database, [...needed, "finance:client:read-all"]));
  return {
    to: deciders.filter(
      (one) => one !== proposedBy && (seeingAll.has(one) || one === client.ownerId),
    ),
    kind: kinds[kind].notice,
    facts: { number, client: client.name, by },
    path: `${kinds[kind].path}/${id}`,
    aboutId: id,
  };
};

/** Every kind is decided on with the same fields. */
type Deciding = Pick<
  Call<typeof topUpCalls.approve>,
  "services" | "by" | "session" | "request" | "now" | "params" | "body"
>;

/** Decides on a proposal, or withdraws it. */
export const decideProposal = (
  kind: ProposalKind,
  call: Deciding,
  decision: Decision,
): Promise<Proposal> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.${decision.status}`, call, async () => {
      const named = { kind, id: call.params.id };
      await decide(call, transaction, named, decision);
      return findProposal(transaction, call.session, named);
    }),
  );

/** Every kind is proposed with the same fields. */
type Proposing = Pick<
  Call<typeof adjustmentCalls.propose>,
  "services" | "by" | "body" | "session" | "request" | "now"
>;

const addProposal = async (
  transaction: Kysely<Tables>,
  kind: ProposalKind,
  call: Proposing,
): Promise<string> => {
  const { services, by, session, now } = call;
  const { receiptIds, ...body } = call.body;
  const client = await lockClient(services, transaction, session, body.clientId);
  const proposal = await transaction
    .insertInto("proposals")
    .values({
      id: newId(),
      kind,
      number: `${kinds[kind].letter}${await nextNumber(transaction, kind, 10_001)}`,
      ...body,
      currency: client.currency,
      proposedBy: by.operatorId,
      createdAt: now,
    })
    // The stored response is removed after a week; the key stays unique.
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning(["id", "kind", "number", "proposedBy"])
    .executeTakeFirst();
  if (!proposal) throw usedKey();
  await attachUploads(transaction, by.operatorId, proposal.id, receiptIds);
  const notice = await proposalWaiting(transaction, proposal, client, session.profile.name);
  await notify(transaction, notice, now);
  await signal(transaction, [{ event: "waiting", permission: kinds[kind].decide }]);
  await recordAudit(call, transaction, {
    action: `${kind}.proposed`,
    target: { id: proposal.id, name: proposal.number },
    details: {
      client: client.number,
      amount: body.amount,
      currency: client.currency,
      ...(receiptIds.length > 0 && { receipts: receiptIds.length }),
    },
  });
  return proposal.id;
};

/** Makes a proposal and notifies those who decide; a repeated call returns the same proposal. */
export const propose = (kind: ProposalKind, call: Proposing): Promise<Proposal> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.propose`, call, async () => {
      const id = await addProposal(transaction, kind, call);
      return findProposal(transaction, call.session, { kind, id });
    }),
  );
