import type { Role } from "@console-shell/contract";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { newId } from "../platform/database/id.ts";
import {
  effectOf,
  postingsOf,
  kinds,
  recordEntry,
  type LockedClient,
} from "../modules/billing/index.ts";
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
    .selectFrom("finance_clients")
    .selectAll()
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  const { kind } = proposal;
  const effect = effectOf(kind, proposal.amount);
  return recordEntry(
    database,
    client,
    {
      kind,
      effect,
      postings: postingsOf(kind, effect),
      memo: proposal.memo,
      idempotencyKey: `${kind}/${proposal.id}`,
      reversesId: null,
    },
    { createdBy: operatorIds[by], now: at },
  );
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
        client_id: client.id,
        currency: client.currency,
        note: demo.note ?? "",
        idempotency_key: `demo:${number}`,
        proposed_by: operatorIds[demo.by],
        created_at: now - demo.proposed * hour,
      })
      .execute();
    if (!decision) continue;
    const { status, by, reason = "" } = decision;
    const at = now - decision.hours * hour;
    const posted = { ...proposal, memo: `${number} · ${proposal.reference}` };
    await database
      .insertInto("proposal_decisions")
      .values({
        proposal_id: proposal.id,
        status,
        reason,
        entry_id:
          status === "approved" ? await postApproved(context, client.id, posted, { by, at }) : null,
        idempotency_key: `demo:${number}:decision`,
        decided_by: operatorIds[by],
        decided_at: at,
      })
      .execute();
  }
  await database
    .insertInto("finance_counters")
    .values(Object.entries(last).map(([name, value]) => ({ name, value })))
    .execute();
};
