import type { Role } from "@console-shell/contract";
import { newId } from "../database/id.ts";
import { postingsOf } from "../features/finance/postings.ts";
import { recordEntry, type LockedClient } from "../features/finance/record-entry.ts";
import { demoTopUps } from "./finance-top-up-list.ts";
import type { SeedContext } from "./seed.ts";

const hour = 60 * 60 * 1000;
const firstNumber = 10_001;

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
