import { randomInt } from "node:crypto";
import { resetCodeLifetime } from "@console-shell/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import {
  hashPassword,
  verifyDummyHash,
  verifyPassword,
  refundOnOverload,
} from "../password/hash.ts";

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
    .insertInto("resetCodes")
    .values({
      operatorId,
      codeHash: await hashPassword(code),
      expiresAt: end,
      attempts: 0,
      attemptsUntil: end,
      usedAt: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("operatorId")
        .doUpdateSet({
          codeHash: sql`excluded.code_hash`,
          expiresAt: sql`excluded.expires_at`,
          attempts: sql`case when reset_codes.attempts_until <= ${now} then 0 else reset_codes.attempts end`,
          attemptsUntil: sql`case when reset_codes.attempts_until <= ${now} then excluded.attempts_until else reset_codes.attempts_until end`,
          usedAt: null,
        })
        .where((where) =>
          where.or([
            where("resetCodes.attempts", "<", attemptLimit),
            where("resetCodes.attemptsUntil", "<=", now),
          ]),
        ),
    )
    .returning("operatorId")
    .executeTakeFirst();
  return issued ? code : null;
};

/** An operator's open code that was entered correctly. */
interface GuessedCode {
  operatorId: string;
  codeHash: string;
  expiresAt: number;
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
          .updateTable("resetCodes")
          .set({ attempts: sql`attempts + 1` })
          .where("operatorId", "=", operatorId)
          .where("attempts", "<", attemptLimit)
          .where("expiresAt", ">", now)
          .where("usedAt", "is", null)
          .returning(["operatorId", "codeHash", "expiresAt"])
          .executeTakeFirst();
  if (!guessed) {
    await verifyDummyHash(code);
    return null;
  }
  const takeBack = () =>
    database
      .updateTable("resetCodes")
      .set({ attempts: sql`attempts - 1` })
      .where("operatorId", "=", guessed.operatorId)
      .where("codeHash", "=", guessed.codeHash)
      .execute();
  const isRight = await refundOnOverload(verifyPassword(guessed.codeHash, code), takeBack);
  return isRight ? guessed : null;
};

/** Uses up a correct code; of concurrent calls exactly one returns true. */
export const takeResetCode = async (
  transaction: Kysely<Tables>,
  { operatorId, codeHash }: GuessedCode,
  now: number,
): Promise<boolean> => {
  const used = await transaction
    .updateTable("resetCodes")
    .set({ usedAt: now })
    .where("operatorId", "=", operatorId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("operatorId")
    .executeTakeFirst();
  return used !== undefined;
};
