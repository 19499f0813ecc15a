import type { Kysely } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

/**
 * Which of these pictures are there, held in their order until the transaction ends: whoever erases one waits, and finds
 * what was written of it meanwhile. `not_found` where one of `needed`, of which a copy is kept, is not.
 */
export const holdImages = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  needed: readonly (string | null)[],
  others: readonly string[] = [],
): Promise<Set<string>> => {
  const mustBe = needed.filter((id) => id !== null);
  const ids = [...new Set([...mustBe, ...others])];
  // PostgreSQL knows no empty list.
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
