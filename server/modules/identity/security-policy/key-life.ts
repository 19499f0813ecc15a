import { type Kysely, type RawBuilder, sql } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";

const day = 24 * 3_600_000;
/** Clocks of browsers differ from the server's. */
const tolerance = 5 * 60_000;

/** The longest life of new keys in milliseconds, with a tolerance. */
export const longestLife = (days: number): number => days * day + tolerance;

interface KeyTimes<Expiry = number | null> {
  createdAt: number;
  expiresAt: Expiry;
}

/** A rule for the age of keys. */
interface KeyRule {
  /** Null for no limit. */
  days: number | null;
  /** When the policy was changed last; null if never. */
  changedAt: number | null;
}

const isTooLong = ({ createdAt, expiresAt }: KeyTimes, days: number): boolean =>
  expiresAt === null || expiresAt > createdAt + longestLife(days);

/** When a key ends, by its own expiry or by the policy; null for never. */
export const endOf = <Expiry extends number | null>(
  { createdAt, expiresAt }: KeyTimes<Expiry>,
  days: number | null,
): Expiry | number =>
  days === null
    ? expiresAt
    : Math.min(createdAt + days * day, expiresAt ?? Number.POSITIVE_INFINITY);

/** When a key ends, and whether the policy ends it first. One that ended under an earlier policy stays as it was. */
export const lifeOf = <Expiry extends number | null>(
  key: KeyTimes<Expiry>,
  { days, changedAt }: KeyRule,
): { expiresAt: Expiry | number; exceedsPolicy: boolean } => {
  const { expiresAt } = key;
  if (days === null || (expiresAt !== null && expiresAt <= (changedAt ?? 0)))
    return { expiresAt, exceedsPolicy: false };
  return { expiresAt: endOf(key, days), exceedsPolicy: isTooLong(key, days) };
};

/** Refuses a new key without an expiry, or with a later one than the policy allows. */
export const refuseLongLife = (
  expiresAt: number | null,
  { days, now }: { days: number | null; now: number },
): void => {
  if (days !== null && isTooLong({ createdAt: now, expiresAt }, days))
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "longer_than_policy" }]);
};

/** The policy's rule for each table of keys. */
const rules = { apiKeys: "apiKeyDays", subAppTokens: "subAppTokenDays" } as const;
type KeyTable = keyof typeof rules;
type KeyDays = Record<(typeof rules)[KeyTable], number | null>;

/** For `createdAt`: keys made until then have been ended by the policy. Null without a limit, so that no key matches. */
export const endedUntil = (table: KeyTable, now: number): RawBuilder<number> =>
  sql<number>`(select cast(${now} as bigint) - cast(${sql.ref(rules[table])} as bigint) * ${sql.lit(day)} from security_policy)`;

// The columns of keys are the same in each table.
const likeKeys = (table: KeyTable) => table as "apiKeys";

/** Before the policy changes, stores the end of keys that it has ended, so that a longer life doesn't revive them. */
export const settleEnded = async (
  transaction: Kysely<Tables>,
  before: KeyDays,
  now: number,
): Promise<void> => {
  for (const table of Object.keys(rules) as KeyTable[]) {
    const life = (before[rules[table]] ?? 0) * day;
    if (life > 0)
      await transaction
        .updateTable(likeKeys(table))
        .set((key) => ({ expiresAt: key("createdAt", "+", life) }))
        .where("revokedAt", "is", null)
        .where("createdAt", "<=", now - life)
        .where((key) =>
          key.or([
            key("expiresAt", "is", null),
            key("expiresAt", ">", key("createdAt", "+", life)),
          ]),
        )
        .execute();
  }
};

/** How many valid keys and tokens another policy would end at once, and how many earlier than the current one. */
export const effectOf = async (database: Kysely<Tables>, proposed: KeyDays, now: number) => {
  const effectOn = async (table: KeyTable) => {
    const days = proposed[rules[table]];
    if (days === null) return { endNow: 0, endEarlier: 0 };
    const { days: current } = await database
      .selectFrom("securityPolicy")
      .select(`${rules[table]} as days`)
      .executeTakeFirstOrThrow();
    const valid = database
      .selectFrom(likeKeys(table))
      .where("revokedAt", "is", null)
      .where((key) => key.or([key("expiresAt", "is", null), key("expiresAt", ">", now)]))
      .$if(current !== null, (keys) => keys.where("createdAt", ">", now - current! * day))
      .select((key) => key.fn.countAll<number>().as("count"));
    const ended = now - days * day;
    const { count: endNow } = await valid.where("createdAt", "<=", ended).executeTakeFirstOrThrow();
    if (current !== null && current <= days) return { endNow, endEarlier: 0 };
    const { count: endEarlier } = await valid
      .where("createdAt", ">", ended)
      .where((key) =>
        key.or([
          key("expiresAt", "is", null),
          key("expiresAt", ">", key("createdAt", "+", longestLife(days))),
        ]),
      )
      .executeTakeFirstOrThrow();
    return { endNow, endEarlier };
  };
  return { apiKeys: await effectOn("apiKeys"), subAppTokens: await effectOn("subAppTokens") };
};
