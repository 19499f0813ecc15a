import { addressKey } from "@console-shell/contract/words/typed-text";
import { randomInt, createHash } from "node:crypto";
import type { CameraStep } from "@console-shell/contract/words/camera-steps";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken, newToken } from "../session/token.ts";

const moves = ["left", "right", "nod"] as const satisfies readonly CameraStep[];
const moveCount = 3;

/** Look ahead, then three moves without immediate repetition: twelve sequences. */
export const randomSteps = (): CameraStep[] => {
  const steps: CameraStep[] = ["center"];
  while (steps.length <= moveCount) {
    const others = moves.filter((move) => move !== steps.at(-1));
    const next = others[randomInt(others.length)];
    if (next) steps.push(next);
  }
  return steps;
};

/** Time to follow the steps, in milliseconds. */
export const challengeLifetime = 2 * 60_000;
/** How long the same frames may be resent with the requested second factor, in milliseconds. */
export const takenLifetime = 5 * 60_000;

/** The account to sign in to. The input may be anything, so the table only has a hash of it. */
export const subjectOfAccount = (account: string): string =>
  `account:${createHash("sha256").update(addressKey(account)).digest("base64url")}`;

/** Who enrols a face. */
export const subjectOfOperator = (operatorId: string): string => `operator:${operatorId}`;

/** Issues a challenge with random steps. */
export const issueChallenge = async (
  database: Kysely<Tables>,
  subject: string,
  now: number,
): Promise<{ challengeId: string; steps: CameraStep[]; expiresAt: number }> => {
  const challengeId = newToken();
  const steps = randomSteps();
  const expiresAt = now + challengeLifetime;
  await database
    .insertInto("cameraChallenges")
    .values({
      challengeHash: hashToken(challengeId),
      subject,
      steps,
      takenBy: null,
      expiresAt,
    })
    .execute();
  return { challengeId, steps, expiresAt };
};

/**
 * The steps, bound to these frames from now on; undefined if the challenge was for another subject, has expired, or is
 * bound to other frames.
 */
export const takeChallenge = async (
  database: Kysely<Tables>,
  { challengeId, frames }: { challengeId: string; frames: readonly (readonly string[])[] },
  subject: string,
  now: number,
): Promise<CameraStep[] | undefined> => {
  const by = createHash("sha256").update(JSON.stringify(frames)).digest("base64url");
  const taken = await database
    .updateTable("cameraChallenges")
    .set({
      takenBy: by,
      expiresAt: sql`case when taken_by is null then ${now + takenLifetime} else expires_at end`,
    })
    .where("challengeHash", "=", hashToken(challengeId))
    .where("subject", "=", subject)
    .where("expiresAt", ">", now)
    .where((row) => row.or([row("takenBy", "is", null), row("takenBy", "=", by)]))
    .returning("steps")
    .executeTakeFirst();
  return taken?.steps;
};

/** Uses up a challenge; false if another call just did. */
export const endChallenge = async (
  database: Kysely<Tables>,
  challengeId: string,
): Promise<boolean> => {
  const ended = await database
    .deleteFrom("cameraChallenges")
    .where("challengeHash", "=", hashToken(challengeId))
    .returning("challengeHash")
    .executeTakeFirst();
  return ended !== undefined;
};
