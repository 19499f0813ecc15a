import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";

/** A call with an idempotency key, and its caller. */
interface KeyedCall {
  params?: object | undefined;
  body: { idempotencyKey: string };
  by: By;
}

/** Thrown for a key that was used for something else. */
export const usedKey = () => new Refusal("conflict", [{ path: "idempotencyKey", code: "used" }]);

/** Whether the server made the key: callers' keys don't have this character. */
export const isServerKey = (key: string): boolean => key.includes("/");

/** The same for any order of the fields. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, ordered(field)]);
};

/**
 * Claims the call's key, or finds the stored response: null if the same call is still in progress. Of two concurrent
 * calls the second waits for the first one's transaction. Throws `conflict` if the key was used for another call or
 * another body.
 */
export const claimKey = async (
  transaction: Kysely<Tables>,
  name: string,
  { params = {}, body, by }: KeyedCall,
): Promise<{ earlier?: Pick<Selectable<Tables["financeAnswers"]>, "answer"> }> => {
  const call = [name, ...Object.values(params as Record<string, string>)].join(" ");
  const asked = createHash("sha256")
    .update(JSON.stringify(ordered(body)))
    .digest("base64url");
  const taken = await transaction
    .insertInto("financeAnswers")
    .values({
      key: body.idempotencyKey,
      call,
      asked,
      operatorId: by.operatorId,
      answer: null,
      createdAt: by.now,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return {};
  const earlier = await transaction
    .selectFrom("financeAnswers")
    .select(["call", "asked", "operatorId", "answer"])
    .where("key", "=", body.idempotencyKey)
    .executeTakeFirstOrThrow();
  const same =
    earlier.call === call && earlier.asked === asked && earlier.operatorId === by.operatorId;
  if (!same) throw usedKey();
  return { earlier };
};

/** Stores the response to a key. */
export const storeAnswer = async (
  transaction: Kysely<Tables>,
  key: string,
  answer: object,
): Promise<void> => {
  await transaction
    .updateTable("financeAnswers")
    .set({ answer: JSON.stringify(answer) })
    .where("key", "=", key)
    .execute();
};

/**
 * Runs something once per key, within a transaction: repeated calls get the stored response. A refused call doesn't use
 * up its key.
 */
export const answerOnce = async <Answer extends object>(
  transaction: Kysely<Tables>,
  name: string,
  call: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const { earlier } = await claimKey(transaction, name, call);
  if (earlier?.answer) return JSON.parse(earlier.answer) as Answer;
  const answer = await work();
  await storeAnswer(transaction, call.body.idempotencyKey, answer);
  return answer;
};
