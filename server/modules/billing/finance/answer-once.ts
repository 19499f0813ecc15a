import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { usedKey } from "./record-entry.ts";

/** A call with a key, and who makes it. */
export interface KeyedCall {
  params?: object | undefined;
  body: { idempotencyKey: string };
  session: { operatorId: string };
  now: number;
}

/** The same however the caller has ordered its fields. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, ordered(field)]);
};

/**
 * Takes the call's key, or finds what has been answered to it: null where the same call has begun and
 * not ended. Of two at the same moment the second waits for the end of the first one's transaction.
 * Refuses with `conflict` where the key was used for another call or with another body.
 */
export const takeKey = async (
  transaction: Kysely<Tables>,
  name: string,
  { params = {}, body, session, now }: KeyedCall,
): Promise<{ earlier?: Pick<Selectable<Tables["finance_answers"]>, "answer"> }> => {
  const call = [name, ...Object.values(params as Record<string, string>)].join(" ");
  const asked = createHash("sha256")
    .update(JSON.stringify(ordered(body)))
    .digest("base64url");
  const taken = await transaction
    .insertInto("finance_answers")
    .values({
      key: body.idempotencyKey,
      call,
      asked,
      operator_id: session.operatorId,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return {};
  const earlier = await transaction
    .selectFrom("finance_answers")
    .select(["call", "asked", "operator_id", "answer"])
    .where("key", "=", body.idempotencyKey)
    .executeTakeFirstOrThrow();
  const same =
    earlier.call === call && earlier.asked === asked && earlier.operator_id === session.operatorId;
  if (!same) throw usedKey();
  return { earlier };
};

/** Keeps what is answered to a key. */
export const keepAnswer = async (
  transaction: Kysely<Tables>,
  key: string,
  answer: object,
): Promise<void> => {
  await transaction
    .updateTable("finance_answers")
    .set({ answer: JSON.stringify(answer) })
    .where("key", "=", key)
    .execute();
};

/**
 * Does something once for a key, within the transaction of it: the same call again gets the same
 * answer. What is refused has not used its key.
 */
export const answerOnce = async <Answer extends object>(
  transaction: Kysely<Tables>,
  name: string,
  call: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const { earlier } = await takeKey(transaction, name, call);
  if (earlier?.answer) return JSON.parse(earlier.answer) as Answer;
  const answer = await work();
  await keepAnswer(transaction, call.body.idempotencyKey, answer);
  return answer;
};
