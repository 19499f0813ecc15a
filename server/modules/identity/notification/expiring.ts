import type { ExpiringKey } from "@console-shell/contract/words/notifications";
import { expiringSoonDays } from "@console-shell/contract/words/security-policy";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { endOf } from "../security-policy/key-life.ts";
import { readKeyPolicy } from "../security-policy/reads.ts";
import { notify } from "./writes.ts";

const day = 24 * 3_600_000;
/** Keys in one transaction. */
const batch = 200;

interface Keys {
  what: ExpiringKey;
  table: "apiKeys" | "subAppTokens" | "scimTokens";
  /** The column of a key's owner; an owner's keys share a notification. */
  owner: "applicationId" | "app" | null;
  /** Days after which the security policy ends a key. */
  life: "apiKeyDays" | "subAppTokenDays" | null;
  /** Keys that don't match, for example rotated ones, are left out. */
  isCurrent?: RawBuilder<SqlBool>;
  /** The recipients, the owner's name, and the page where its keys are replaced. */
  about: (
    transaction: Kysely<Tables>,
    owner: string,
  ) => Promise<{ to: readonly string[]; of?: string; path: string }>;
}

/** `endOf` in SQL. */
const endIn = (days: number | null) => {
  const [expiresAt, createdAt] = [sql.ref<number>("expiresAt"), sql.ref<number>("createdAt")];
  if (days === null) return expiresAt;
  const byPolicy = sql<number>`${createdAt} + ${sql.lit(days * day)}`;
  return sql<number>`case when ${expiresAt} < ${byPolicy} then ${expiresAt} else ${byPolicy} end`;
};

/** Notifies once of keys that end soon, by their own expiry or by the policy; again only if that changes the end. */
export const notifyExpiring = async (
  services: Pick<Services, "database" | "dialect">,
  { what, table, owner, life, isCurrent = sql`true`, about }: Keys,
  now: number,
): Promise<void> => {
  const soon = now + expiringSoonDays * day;
  // Separate queries: no index serves both conditions.
  const notifySome = (reason: "expiry" | "policy") =>
    transactionWithDeadline(services.database, async (transaction) => {
      const days = life && (await readKeyPolicy(transaction))[life];
      if (days === null && reason === "policy") return false;
      // Keys made until then end by the policy until `at`.
      const madeUntil = (at: number) => at - days! * day;
      const ends = endIn(days);
      const keys = await transaction
        // The columns are the same in each table.
        .selectFrom(table as "apiKeys")
        .select(["id", "name", "createdAt", "expiresAt"])
        .select(sql<string>`${owner ? sql.ref(owner) : sql.lit("")}`.as("owner"))
        .where(isCurrent)
        .where("revokedAt", "is", null)
        .$if(reason === "expiry", (key) =>
          key.where("expiresAt", ">", now).where("expiresAt", "<=", soon),
        )
        .$if(reason === "policy", (key) =>
          key
            .where("createdAt", "<=", madeUntil(soon))
            .where((one) => one.or([one("expiresAt", "is", null), one("expiresAt", ">", now)])),
        )
        .$if(days !== null, (key) => key.where("createdAt", ">", madeUntil(now)))
        .where((key) =>
          key.or([
            key("notifiedExpiry", "is", null),
            // It ends later than it did then, or earlier.
            key("notifiedExpiry", "<", now),
            key("notifiedExpiry", ">", ends),
          ]),
        )
        .orderBy("id")
        .limit(batch)
        .$call(lockRows(services))
        .execute();
      if (keys.length === 0) return false;
      const ids = keys.map(({ id }) => id);
      await transaction
        .updateTable(table as "apiKeys")
        .set({ notifiedExpiry: ends })
        .where("id", "in", ids)
        .execute();
      const found = keys
        .map(({ name, owner, ...key }) => ({ name, owner, at: endOf(key, days)! }))
        .toSorted((a, b) => a.at - b.at);
      for (const [of, its] of Map.groupBy(found, ({ owner }) => owner)) {
        const { name, at } = its[0]!;
        const { to, path, ...facts } = await about(transaction, of);
        const first = { what, name, at: String(at), count: String(its.length) };
        await notify(
          transaction,
          { to, kind: "key.expiring", facts: { ...facts, ...first }, path },
          now,
        );
      }
      return keys.length === batch;
    });
  while (await notifySome("expiry"));
  while (await notifySome("policy"));
};
