import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { hashToken, newToken } from "../session/token.ts";

/** How long a browser may take to ask for the passkey, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/**
 * A challenge for a passkey to sign, good once. `operatorId` says who is about to add a passkey;
 * null where it is to prove who one is.
 */
export const issueChallenge = async (
  database: Kysely<Tables>,
  operatorId: string | null,
  now: number,
): Promise<string> => {
  const challenge = newToken();
  await database
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashToken(challenge),
      operator_id: operatorId,
      expires_at: now + challengeLifetime,
    })
    .execute();
  return challenge;
};

/** Uses a challenge up; false where it was not issued for this, has expired or was used before. */
export const takeChallenge = async (
  database: Kysely<Tables>,
  challenge: string,
  operatorId: string | null,
  now: number,
): Promise<boolean> => {
  const taken = await database
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("operator_id", operatorId === null ? "is" : "=", operatorId)
    .where("expires_at", ">", now)
    .returning("challenge_hash")
    .executeTakeFirst();
  return taken !== undefined;
};
