import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken, newToken } from "../session/token.ts";

/** Time for the browser to answer with a passkey, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** A single-use challenge for a passkey to sign. `operatorId` is set to add a passkey, and null to authenticate. */
export const issueChallenge = async (
  database: Kysely<Tables>,
  operatorId: string | null,
  now: number,
): Promise<string> => {
  const challenge = newToken();
  await database
    .insertInto("passkeyChallenges")
    .values({
      challengeHash: hashToken(challenge),
      operatorId,
      expiresAt: now + challengeLifetime,
    })
    .execute();
  return challenge;
};

/** Uses up a challenge; false if it was issued for something else, has expired or was used before. */
export const takeChallenge = async (
  database: Kysely<Tables>,
  challenge: string,
  operatorId: string | null,
  now: number,
): Promise<boolean> => {
  const taken = await database
    .deleteFrom("passkeyChallenges")
    .where("challengeHash", "=", hashToken(challenge))
    .where("operatorId", operatorId === null ? "is" : "=", operatorId)
    .where("expiresAt", ">", now)
    .returning("challengeHash")
    .executeTakeFirst();
  return taken !== undefined;
};
