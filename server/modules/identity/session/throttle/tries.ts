import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { counter } from "#platform/metrics/registry.ts";
import { networkOf } from "./network-of.ts";

const throttled = counter(
  "console_throttled_tries_total",
  "Tries over a rate limit, by its rule.",
  ["rule"],
);

/** The number of tries of one kind allowed per window. */
export interface ThrottleRule {
  kind: string;
  limit: number;
  /** Window length in milliseconds, from the first try. */
  window: number;
}

/** The subject of the count, e.g. an account and an address, which counts for its network. */
export type Subject = readonly string[];

/** Names as typed may be mistyped passwords, so the table only has a hash of them. */
const keyOf = (rule: ThrottleRule, subject: Subject): string => {
  const counted = JSON.stringify(subject.map(networkOf));
  return `${rule.kind}:${createHash("sha256").update(counted).digest("base64url")}`;
};

/** What became of a try. */
export interface Taken {
  /** 0 if it's allowed, otherwise the milliseconds until the window ends. */
  wait: number;
  /** Whether it's the first refusal of this window. */
  isFirstRefused: boolean;
}

/** Counts a try in one statement, so that concurrent tries on several nodes can't exceed the limit. */
export const takeTry = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
  now: number,
): Promise<Taken> => {
  const counted = await database
    .insertInto("throttleCounters")
    .values({ key: keyOf(rule, subject), count: 1, resetsAt: now + rule.window })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when throttle_counters.resets_at <= ${now} then 1 else throttle_counters.count + 1 end`,
        resetsAt: sql`case when throttle_counters.resets_at <= ${now} then excluded.resets_at else throttle_counters.resets_at end`,
      }),
    )
    .returning(["count", "resetsAt"])
    .executeTakeFirstOrThrow();
  if (counted.count > rule.limit) throttled.inc({ rule: rule.kind });
  return {
    wait: counted.count <= rule.limit ? 0 : counted.resetsAt - now,
    isFirstRefused: counted.count === rule.limit + 1,
  };
};

/** Whether a try of one of these subjects is counted now; doesn't count one. */
export const hasTried = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subjects: readonly Subject[],
  now: number,
): Promise<boolean> => {
  const keys = subjects.map((subject) => keyOf(rule, subject));
  const counted = await database
    .selectFrom("throttleCounters")
    .select("key")
    .where("key", "in", keys)
    .where("count", ">", 0)
    .where("resetsAt", ">", now)
    .executeTakeFirst();
  return counted !== undefined;
};

/** Refunds one try that turned out to be legitimate. */
export const returnTry = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => {
  await database
    .updateTable("throttleCounters")
    .set({ count: sql`count - 1` })
    .where("key", "=", keyOf(rule, subject))
    .where("count", ">", 0)
    .execute();
};

/** Resets a subject's count. */
export const forgetTries = async (
  database: Kysely<Tables>,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => {
  await database.deleteFrom("throttleCounters").where("key", "=", keyOf(rule, subject)).execute();
};
