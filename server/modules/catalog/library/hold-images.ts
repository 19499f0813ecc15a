import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/**
 * Locks the existing ones of these pictures, in their order, until the transaction ends: an erasure waits, and then
 * also finds what was written about them. Throws `not_found` if one of `needed`, which is being copied, is missing.
 */
export const holdImages = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  needed: readonly (string | null)[],
  others: readonly string[] = [],
): Promise<Set<string>> => {
  const mustBe = needed.filter((id) => id !== null);
  const ids = [...new Set([...mustBe, ...others])];
  // PostgreSQL has no empty list.
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom("images")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  if (mustBe.some((id) => !there.has(id))) throw new Refusal("not_found");
  return there;
};
