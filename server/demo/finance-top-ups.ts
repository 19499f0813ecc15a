import type { Role } from "@console-shell/contract";
import { newId } from "../database/id.ts";
import type { TopUpDecisionTable } from "../database/tables/top-ups.ts";
import { postingsOf } from "../features/finance/postings.ts";
import { recordEntry, type LockedClient } from "../features/finance/record-entry.ts";
import type { SeedContext } from "./seed.ts";

const hour = 60 * 60 * 1000;
const firstNumber = 10_001;

interface DemoTopUp {
  /** Which of the demo's clients, from 0. */
  client: number;
  /** Whole units of the client's currency. */
  amount: number;
  by: Role;
  reference: string;
  note?: string;
  /** Hours before the seeding. */
  proposed: number;
  decision?: Pick<TopUpDecisionTable, "status"> & { by: Role; reason?: string; hours: number };
}

/** Oldest first. Clients whose position is a multiple of three belong to the demo's sales account. */
const demoTopUps: DemoTopUp[] = [
  {
    client: 3,
    amount: 36_000,
    by: "sales",
    reference: "网银 20417",
    note: "季度预付款",
    proposed: 30,
    decision: { status: "approved", by: "bizDirector", hours: 27 },
  },
  {
    client: 13,
    amount: 12_500,
    by: "clientManager",
    reference: "Wire 8841-A",
    proposed: 28,
    decision: { status: "approved", by: "admin", hours: 26 },
  },
  {
    client: 6,
    amount: 90_000,
    by: "sales",
    reference: "网银 20433",
    proposed: 25,
    decision: {
      status: "rejected",
      by: "bizDirector",
      reason: "银行尚未入账，请到账后重新提出。",
      hours: 22,
    },
  },
  {
    client: 14,
    amount: 4_000,
    by: "clientManager",
    reference: "Wire 8852-C",
    proposed: 21,
    decision: { status: "withdrawn", by: "clientManager", hours: 20 },
  },
  {
    client: 12,
    amount: 20_000,
    by: "sales",
    reference: "Wire 8860-B",
    note: "Prepays the next two months.",
    proposed: 5,
  },
  {
    client: 0,
    amount: 58_600,
    by: "sales",
    reference: "网银 20459",
    proposed: 3,
  },
  {
    client: 16,
    amount: 7_250,
    by: "clientManager",
    reference: "Wire 8871-A",
    proposed: 1,
  },
];

/** Posts what an approval brings, as the server does; answers the entry's identifier. */
const postApproved = async (
  { database, operatorIds }: SeedContext,
  clientId: string,
  topUp: { id: string; amount: number; memo: string },
  { by, at }: { by: Role; at: number },
) => {
  const client = await database
    .selectFrom("finance_clients")
    .selectAll()
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return recordEntry(
    database,
    client,
    {
      kind: "top-up",
      effect: topUp.amount,
      postings: postingsOf("top-up", topUp.amount),
      memo: topUp.memo,
      idempotencyKey: `top-up/${topUp.id}`,
      reversesId: null,
    },
    { createdBy: operatorIds[by], now: at },
  );
};

/** A few top-ups that wait, and some that were decided on, of the clients in their order. */
export const seedTopUps = async (
  context: SeedContext,
  clients: readonly LockedClient[],
): Promise<void> => {
  const { database, now, operatorIds } = context;
  for (const [index, { client: position, decision, ...demo }] of demoTopUps.entries()) {
    const client = clients[position]!;
    const number = `T${firstNumber + index}`;
    const topUp = { id: newId(), number, amount: demo.amount * 100, reference: demo.reference };
    await database
      .insertInto("top_ups")
      .values({
        ...topUp,
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
    const posted = { ...topUp, memo: `${number} · ${topUp.reference}` };
    await database
      .insertInto("top_up_decisions")
      .values({
        top_up_id: topUp.id,
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
    .values({ name: "top-up", value: firstNumber + demoTopUps.length - 1 })
    .execute();
};
