import type { Role } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { newId } from "#platform/database/id.ts";
import {
  effectOf,
  postingsOf,
  kinds,
  insertEntry,
  type LockedClient,
} from "#modules/billing/index.ts";
import { seedReceipt } from "./finance-receipts.ts";
import { demoProposals } from "./finance-proposal-list.ts";
import type { SeedContext } from "./seed.ts";

const hour = 60 * 60 * 1000;
const firstNumber = 10_001;

/** Posts an approval's entry, as the server does; returns the entry's identifier. */
const postApproved = async (
  { database, operatorIds }: SeedContext,
  clientId: string,
  proposal: { id: string; kind: ProposalKind; amount: number; memo: string },
  { by, at }: { by: Role; at: number },
) => {
  const client = await database
    .selectFrom("financeClients")
    .selectAll()
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  const { kind } = proposal;
  const effect = effectOf(kind, proposal.amount);
  return insertEntry(database, { operatorId: operatorIds[by], now: at }, client, {
    kind,
    effect,
    postings: postingsOf(kind, effect),
    memo: proposal.memo,
    idempotencyKey: `${kind}/${proposal.id}`,
    reversesId: null,
  });
};

/** Top-ups, refunds and adjustments of the clients in order, some pending and some decided. */
export const seedProposals = async (
  context: SeedContext,
  clients: readonly LockedClient[],
): Promise<void> => {
  const { database, now, operatorIds } = context;
  const last = { "top-up": firstNumber - 1, refund: firstNumber - 1, adjustment: firstNumber - 1 };
  for (const { kind = "top-up", client: position, decision, ...demo } of demoProposals) {
    const client = clients[position]!;
    const number = `${kinds[kind].letter}${(last[kind] += 1)}`;
    const proposal = {
      id: newId(),
      kind,
      number,
      amount: demo.amount * 100,
      reference: demo.reference,
    };
    await database
      .insertInto("proposals")
      .values({
        ...proposal,
        clientId: client.id,
        currency: client.currency,
        note: demo.note ?? "",
        idempotencyKey: `demo:${number}`,
        proposedBy: operatorIds[demo.by],
        createdAt: now - demo.proposed * hour,
      })
      .execute();
    if (demo.receipt)
      await seedReceipt(context, {
        proposalId: proposal.id,
        fileName: demo.receipt,
        lines: [
          `Account ${client.number}`,
          `Amount ${client.currency} ${demo.amount}.00`,
          `Reference ${demo.reference.replaceAll(/[^ -~]/g, "").trim()}`,
        ],
        by: operatorIds[demo.by],
        at: now - demo.proposed * hour,
      });
    if (!decision) continue;
    const { status, by, reason = "" } = decision;
    const at = now - decision.hours * hour;
    const posted = { ...proposal, memo: `${number} · ${proposal.reference}` };
    await database
      .insertInto("proposalDecisions")
      .values({
        proposalId: proposal.id,
        status,
        reason,
        entryId:
          status === "approved" ? await postApproved(context, client.id, posted, { by, at }) : null,
        idempotencyKey: `demo:${number}:decision`,
        decidedBy: operatorIds[by],
        decidedAt: at,
      })
      .execute();
  }
  await database
    .insertInto("financeCounters")
    .values(Object.entries(last).map(([name, value]) => ({ name, value })))
    .execute();
};
