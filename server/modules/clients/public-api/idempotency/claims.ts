import { randomUUID } from "node:crypto";
import { answerKept } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { ClientAppAnswer } from "#kernel/admission.ts";

/** Lease in milliseconds: when it ends, a call whose process died may be retried. No call takes that long. */
const leaseTime = 120_000;

/** A call that this request has claimed. */
export interface Claim {
  clientAppId: string;
  key: string;
  lease: string;
}

/** State of a call with a key: to be run by this attempt, or completed and perhaps not metered yet. */
export type Claimed =
  | { state: "mine"; claim: Claim }
  | { state: "uncounted"; claim: Claim; text: string }
  | { state: "counted"; answer: ClientAppAnswer };

interface Wanted {
  clientAppId: string;
  key: string;
  requestHash: string;
  now: number;
}

/** One statement: of concurrent attempts, on any node, one gets the claim. */
const take = async (
  database: Kysely<Tables>,
  { clientAppId, key, requestHash, now }: Wanted,
): Promise<Claim | undefined> => {
  const lease = randomUUID();
  const held = { requestHash, lease, status: null, answer: null };
  const endsAt = now + leaseTime;
  const taken = await database
    .insertInto("idempotentCalls")
    .values({ applicationId: clientAppId, key, ...held, endsAt })
    .onConflict((conflict) =>
      conflict
        .columns(["applicationId", "key"])
        .doUpdateSet({ ...held, endsAt })
        .where("idempotentCalls.endsAt", "<=", now),
    )
    .returning("lease")
    .executeTakeFirst();
  return taken && { clientAppId, key, lease };
};

const find = (database: Kysely<Tables>, { clientAppId, key, now }: Omit<Wanted, "requestHash">) =>
  database
    .selectFrom("idempotentCalls")
    .select(["requestHash", "lease", "status", "answer"])
    .where("applicationId", "=", clientAppId)
    .where("key", "=", key)
    .where("endsAt", ">", now)
    .executeTakeFirst();

/** Whether a key is in use: a call with it is completed, in progress, or refused. */
export const isInUse = async (
  database: Kysely<Tables>,
  clientAppId: string,
  key: string,
  now: number,
): Promise<boolean> => (await find(database, { clientAppId, key, now })) !== undefined;

/**
 * Claims a call, or returns its stored response if it's completed. Throws `idempotency_key_in_use` while another
 * attempt is running, and `idempotency_key_reused` for a different call.
 */
export const claimCall = async (database: Kysely<Tables>, wanted: Wanted): Promise<Claimed> => {
  const claim = await take(database, wanted);
  if (claim) return { state: "mine", claim };
  const known = await find(database, wanted);
  if (known && known.requestHash !== wanted.requestHash)
    throw new Refusal("idempotency_key_reused");
  // If the row is gone, another attempt has just failed, and a retry may claim it.
  if (!known || known.answer === null) throw new Refusal("idempotency_key_in_use");
  const { lease, status, answer: text } = known;
  if (status !== null) return { state: "counted", answer: { status, text } };
  const { clientAppId, key } = wanted;
  return { state: "uncounted", claim: { clientAppId, key, lease }, text };
};

/** The row of a call that the claim's holder hasn't metered yet. */
const uncounted = (database: Kysely<Tables>, { clientAppId, key, lease }: Claim) =>
  database
    .updateTable("idempotentCalls")
    .where("applicationId", "=", clientAppId)
    .where("key", "=", key)
    .where("lease", "=", lease)
    .where("status", "is", null);

/**
 * Stores the response of a completed call, in the transaction that meters it. False if it was metered already, or if
 * another attempt took over because this one took too long.
 */
export const keepAnswer = async (
  transaction: Kysely<Tables>,
  claim: Claim,
  { status, text }: ClientAppAnswer,
  now: number,
): Promise<boolean> => {
  const kept = await uncounted(transaction, claim)
    .set({ status, answer: text, endsAt: now + answerKept })
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
};

/** Stores the response of a completed call that couldn't be metered: the next attempt with its key meters it. */
export const keepUncounted = async (
  database: Kysely<Tables>,
  claim: Claim,
  { text }: ClientAppAnswer,
  now: number,
): Promise<void> => {
  await uncounted(database, claim)
    .set({ answer: text, endsAt: now + answerKept })
    .execute();
};

/** Releases the claim of a call that was refused or failed: the next attempt with its key runs it. */
export const giveBack = async (
  database: Kysely<Tables>,
  { clientAppId, key, lease }: Claim,
): Promise<void> => {
  await database
    .deleteFrom("idempotentCalls")
    .where("applicationId", "=", clientAppId)
    .where("key", "=", key)
    .where("lease", "=", lease)
    .where("answer", "is", null)
    .execute();
};
