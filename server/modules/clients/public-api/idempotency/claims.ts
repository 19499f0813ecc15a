import { randomUUID } from "node:crypto";
import { answerKept } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { ProgramAnswer } from "../../../../kernel/admission.ts";

/** Milliseconds after which a call whose process has gone may be tried again; no call takes so long. */
const leaseTime = 120_000;

/** A call that is this request's to do. */
export interface Claim {
  applicationId: string;
  key: string;
  lease: string;
}

/** What a call is that came with a key: to be done by this try, or done and perhaps still to be counted. */
export type Claimed =
  | { state: "mine"; claim: Claim }
  | { state: "uncounted"; claim: Claim; text: string }
  | { state: "counted"; answer: ProgramAnswer };

interface Wanted {
  applicationId: string;
  key: string;
  requestHash: string;
  now: number;
}

/** One statement: of tries at the same moment, on whichever node, one gets it. */
const take = async (
  database: Kysely<Tables>,
  { applicationId, key, requestHash, now }: Wanted,
): Promise<Claim | undefined> => {
  const lease = randomUUID();
  const held = { request_hash: requestHash, lease, status: null, answer: null };
  const ends_at = now + leaseTime;
  const taken = await database
    .insertInto("idempotent_calls")
    .values({ application_id: applicationId, key, ...held, ends_at })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "key"])
        .doUpdateSet({ ...held, ends_at })
        .where("idempotent_calls.ends_at", "<=", now),
    )
    .returning("lease")
    .executeTakeFirst();
  return taken && { applicationId, key, lease };
};

const find = (database: Kysely<Tables>, { applicationId, key, now }: Omit<Wanted, "requestHash">) =>
  database
    .selectFrom("idempotent_calls")
    .select(["request_hash", "lease", "status", "answer"])
    .where("application_id", "=", applicationId)
    .where("key", "=", key)
    .where("ends_at", ">", now)
    .executeTakeFirst();

/** Whether a key is in use: what comes with it has been done, or is being done, or is refused. */
export const isInUse = async (
  database: Kysely<Tables>,
  applicationId: string,
  key: string,
  now: number,
): Promise<boolean> => (await find(database, { applicationId, key, now })) !== undefined;

/**
 * Takes a call to be done, or answers what it was answered with when it was. Refuses with
 * `idempotency_key_in_use` while another try does it, and with `idempotency_key_reused` what is another call.
 */
export const claimCall = async (database: Kysely<Tables>, wanted: Wanted): Promise<Claimed> => {
  const claim = await take(database, wanted);
  if (claim) return { state: "mine", claim };
  const known = await find(database, wanted);
  if (known && known.request_hash !== wanted.requestHash)
    throw new Refusal("idempotency_key_reused");
  // Where it has gone since, another try has failed this very moment, and the next one may have it.
  if (!known || known.answer === null) throw new Refusal("idempotency_key_in_use");
  const { lease, status, answer: text } = known;
  if (status !== null) return { state: "counted", answer: { status, text } };
  const { applicationId, key } = wanted;
  return { state: "uncounted", claim: { applicationId, key, lease }, text };
};

/** The row of a call that was not counted yet by whoever has the claim. */
const uncounted = (database: Kysely<Tables>, { applicationId, key, lease }: Claim) =>
  database
    .updateTable("idempotent_calls")
    .where("application_id", "=", applicationId)
    .where("key", "=", key)
    .where("lease", "=", lease)
    .where("status", "is", null);

/**
 * Keeps the answer of a call that was done, in the transaction in which it is counted. False where it has been
 * counted already, or where another try has got the call because this one took too long.
 */
export const keepAnswer = async (
  transaction: Kysely<Tables>,
  claim: Claim,
  { status, text }: ProgramAnswer,
  now: number,
): Promise<boolean> => {
  const kept = await uncounted(transaction, claim)
    .set({ status, answer: text, ends_at: now + answerKept })
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
};

/** Keeps the answer of a call that was done and could not be counted: the next try with its key counts it. */
export const keepUncounted = async (
  database: Kysely<Tables>,
  claim: Claim,
  { text }: ProgramAnswer,
  now: number,
): Promise<void> => {
  await uncounted(database, claim)
    .set({ answer: text, ends_at: now + answerKept })
    .execute();
};

/** Gives back a call that was refused or has failed: the next try with its key does it. */
export const giveBack = async (
  database: Kysely<Tables>,
  { applicationId, key, lease }: Claim,
): Promise<void> => {
  await database
    .deleteFrom("idempotent_calls")
    .where("application_id", "=", applicationId)
    .where("key", "=", key)
    .where("lease", "=", lease)
    .where("answer", "is", null)
    .execute();
};
