import type { proposeTopUp } from "@console-shell/contract/endpoints/finance-top-ups";
import type { Kysely } from "kysely";
import { newId } from "../../../database/id.ts";
import type { Tables } from "../../../database/tables/index.ts";
import type { Call, Handler } from "../../../http/call.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { notify } from "../../notification/notify.ts";
import { signal } from "../../notification/stream/signal.ts";
import { lockClient, usedKey } from "../record-entry.ts";
import { findTopUp } from "./top-up-queries.ts";
import { topUpWaiting } from "./top-up-waiting.ts";

type Proposal = Call<typeof proposeTopUp>;

/** The top-up that the same call has proposed before; refuses with `conflict` what differs from it. */
const findEarlier = async (
  transaction: Kysely<Tables>,
  { body, session }: Proposal,
): Promise<string | undefined> => {
  const earlier = await transaction
    .selectFrom("top_ups")
    .select(["id", "client_id", "amount", "reference", "note", "proposed_by"])
    .where("idempotency_key", "=", body.idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const same =
    earlier.client_id === body.clientId &&
    earlier.amount === body.amount &&
    earlier.reference === body.reference &&
    earlier.note === body.note &&
    earlier.proposed_by === session.operatorId;
  if (!same) throw usedKey();
  return earlier.id;
};

/** Numbers are without gaps, since a counter that is rolled back has not been used. */
const nextNumber = async (transaction: Kysely<Tables>) => {
  const { value } = await transaction
    .insertInto("finance_counters")
    .values({ name: "top-up", value: 10_001 })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((counter) => ({ value: counter("finance_counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return `T${value}`;
};

const propose = async (transaction: Kysely<Tables>, call: Proposal): Promise<string> => {
  const { services, body, session, now } = call;
  // The client is locked, so of two calls at the same moment the second finds what the first wrote.
  const client = await lockClient(services, transaction, session, body.clientId);
  const earlier = await findEarlier(transaction, call);
  if (earlier) return earlier;
  const topUp = await transaction
    .insertInto("top_ups")
    .values({
      id: newId(),
      number: await nextNumber(transaction),
      client_id: client.id,
      currency: client.currency,
      amount: body.amount,
      reference: body.reference,
      note: body.note,
      idempotency_key: body.idempotencyKey,
      proposed_by: session.operatorId,
      created_at: now,
    })
    // A proposal for another client may have taken the key a moment ago.
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning(["id", "number", "proposed_by"])
    .executeTakeFirst();
  if (!topUp) throw usedKey();
  const notice = await topUpWaiting(transaction, topUp, client, session.profile.name);
  await notify(transaction, notice, now);
  await signal(transaction, [{ event: "waiting", permission: "finance:topup:decide" }], now);
  await recordAudit(call, transaction, {
    action: "top-up.proposed",
    target: { id: topUp.id, name: topUp.number },
    details: { client: client.number, amount: body.amount, currency: client.currency },
  });
  return topUp.id;
};

/** Proposes a top-up and tells those who decide; the same call again answers the same top-up. */
export const handleProposeTopUp: Handler<typeof proposeTopUp> = (call) =>
  call.services.database
    .transaction()
    .execute(async (transaction) =>
      findTopUp(transaction, call.session, await propose(transaction, call)),
    );
