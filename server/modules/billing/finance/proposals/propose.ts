import type {
  adjustmentCalls,
  Proposal,
  ProposalKind,
} from "@console-shell/contract/calls/finance-proposals";
import type { Kysely, Selectable } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { holdersOf, type Notice, notify, recordAudit } from "#modules/identity/index.ts";
import { signal } from "#platform/signal.ts";
import { answerOnce } from "../answer-once.ts";
import { nextNumber } from "../next-number.ts";
import { lockClient, type LockedClient, usedKey } from "../record-entry.ts";
import { kinds } from "./kinds.ts";
import { findProposal } from "./proposal-queries.ts";
import { attachUploads } from "./receipts.ts";
import { notifications } from "@console-shell/contract/words/notifications";

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
  const needed = notifications[kinds[kind].notice].permissions;
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

/** Every kind is proposed with the same fields. */
type Proposing = Pick<
  Call<typeof adjustmentCalls.propose>,
  "services" | "body" | "session" | "request" | "now"
>;

const propose = async (
  transaction: Kysely<Tables>,
  kind: ProposalKind,
  call: Proposing,
): Promise<string> => {
  const { services, session, now } = call;
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
      proposedBy: session.operatorId,
      createdAt: now,
    })
    // The stored response is removed after a week; the key stays unique.
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning(["id", "kind", "number", "proposedBy"])
    .executeTakeFirst();
  if (!proposal) throw usedKey();
  await attachUploads(transaction, session.operatorId, proposal.id, receiptIds);
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
export const handlePropose = (kind: ProposalKind, call: Proposing): Promise<Proposal> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.propose`, call, async () => {
      const id = await propose(transaction, kind, call);
      return findProposal(transaction, call.session, { kind, id });
    }),
  );
