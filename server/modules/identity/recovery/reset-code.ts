import { randomInt } from "node:crypto";
import { resetCodeLifetime } from "@console-shell/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { hashPassword, verifyDummyHash, verifyPassword } from "../account/password-hash.ts";
import { refundOnOverload } from "../account/unless-busy.ts";

/** Wrong guesses after which all of an operator's codes are refused until the window ends. */
const attemptLimit = 5;
const digits = 8;

/**
 * Creates the operator's only open code and returns it, or null after too many wrong guesses. A new request replaces
 * the code, but keeps the number of attempts.
 */
export const issueResetCode = async (
  database: Kysely<Tables>,
  operatorId: string,
  now: number,
): Promise<string | null> => {
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const end = now + resetCodeLifetime;
  const issued = await database
    .insertInto("reset_codes")
    .values({
      operator_id: operatorId,
      code_hash: await hashPassword(code),
      expires_at: end,
      attempts: 0,
      attempts_until: end,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("operator_id")
        .doUpdateSet({
          code_hash: sql`excluded.code_hash`,
          expires_at: sql`excluded.expires_at`,
          attempts: sql`case when reset_codes.attempts_until <= ${now} then 0 else reset_codes.attempts end`,
          attempts_until: sql`case when reset_codes.attempts_until <= ${now} then excluded.attempts_until else reset_codes.attempts_until end`,
          used_at: null,
        })
        .where((where) =>
          where.or([
            where("reset_codes.attempts", "<", attemptLimit),
            where("reset_codes.attempts_until", "<=", now),
          ]),
        ),
    )
    .returning("operator_id")
    .executeTakeFirst();
  return issued ? code : null;
};

/** An operator's open code that was entered correctly. */
export interface GuessedCode {
  operator_id: string;
  code_hash: string;
  expires_at: number;
}

/**
 * The operator's open code if it's this one; null if it's wrong, used, expired or guessed at too often. Takes as long
 * for an operator that doesn't exist (null).
 */
export const guessResetCode = async (
  database: Kysely<Tables>,
  operatorId: string | null,
  code: string,
  now: number,
): Promise<GuessedCode | null> => {
  const guessed =
    operatorId === null
      ? undefined
      : await database
          .updateTable("reset_codes")
          .set({ attempts: sql`attempts + 1` })
          .where("operator_id", "=", operatorId)
          .where("attempts", "<", attemptLimit)
          .where("expires_at", ">", now)
          .where("used_at", "is", null)
          .returning(["operator_id", "code_hash", "expires_at"])
          .executeTakeFirst();
  if (!guessed) {
    await verifyDummyHash(code);
    return null;
  }
  const takeBack = () =>
    database
      .updateTable("reset_codes")
      .set({ attempts: sql`attempts - 1` })
      .where("operator_id", "=", guessed.operator_id)
      .where("code_hash", "=", guessed.code_hash)
      .execute();
  const isRight = await refundOnOverload(verifyPassword(guessed.code_hash, code), takeBack);
  return isRight ? guessed : null;
};

/** Uses up a correct code; of concurrent calls exactly one returns true. */
export const takeResetCode = async (
  transaction: Kysely<Tables>,
  { operator_id, code_hash }: GuessedCode,
  now: number,
): Promise<boolean> => {
  const used = await transaction
    .updateTable("reset_codes")
    .set({ used_at: now })
    .where("operator_id", "=", operator_id)
    .where("code_hash", "=", code_hash)
    .where("used_at", "is", null)
    .returning("operator_id")
    .executeTakeFirst();
  return used !== undefined;
};
