import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { networkOf } from "./network-of.ts";

/** How many tries of one kind are let through in a window of time. */
export interface ThrottleRule {
  kind: string;
  limit: number;
  /** Milliseconds, counted from the first try. */
  window: number;
}

/** Whom the tries are counted for, e.g. an account and an address, which stands for its network. */
export type Subject = readonly string[];

/** Typed names may be mistyped passwords, so the table sees only a hash of them. */
const keyOf = (rule: ThrottleRule, subject: Subject): string => {
  const counted = JSON.stringify(subject.map(networkOf));
  return `${rule.kind}:${createHash("sha256").update(counted).digest("base64url")}`;
};

/** What became of a try. */
export interface Taken {
  /** 0 where it is let through, else the milliseconds until tries count anew. */
  wait: number;
  /** Whether it is the first of this window that is refused. */
  isFirstRefused: boolean;
}

/**
 * Counts a try, in one statement, so that parallel tries on several nodes can't slip past each
 * other.
 */
export const takeTry = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
  now: number,
): Promise<Taken> => {
  const counter = await database
    .insertInto("throttle_counters")
    .values({ key: keyOf(rule, subject), count: 1, resets_at: now + rule.window })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when throttle_counters.resets_at <= ${now} then 1 else throttle_counters.count + 1 end`,
        resets_at: sql`case when throttle_counters.resets_at <= ${now} then excluded.resets_at else throttle_counters.resets_at end`,
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
  return {
    wait: counter.count <= rule.limit ? 0 : counter.resets_at - now,
    isFirstRefused: counter.count === rule.limit + 1,
  };
};

/** Whether a try of one of these subjects counts now; takes none. */
export const hasTried = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subjects: readonly Subject[],
  now: number,
): Promise<boolean> => {
  const keys = subjects.map((subject) => keyOf(rule, subject));
  const counter = await database
    .selectFrom("throttle_counters")
    .select("key")
    .where("key", "in", keys)
    .where("count", ">", 0)
    .where("resets_at", ">", now)
    .executeTakeFirst();
  return counter !== undefined;
};

/** Takes one try back, for one that turned out to be honest. */
export const returnTry = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => {
  await database
    .updateTable("throttle_counters")
    .set({ count: sql`count - 1` })
    .where("key", "=", keyOf(rule, subject))
    .where("count", ">", 0)
    .execute();
};

/** Forgets all tries of a subject. */
export const forgetTries = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => {
  await database.deleteFrom("throttle_counters").where("key", "=", keyOf(rule, subject)).execute();
};
