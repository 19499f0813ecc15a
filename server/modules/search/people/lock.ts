import type { Kysely, Selectable } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { PeopleTable } from "#platform/database/tables/people.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/**
 * Locks people of a collection whose faces change in this transaction until it ends; in the order of their identifiers,
 * to prevent deadlocks. Missing ones are left out.
 */
export const lockPeople = (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  ids: readonly string[],
): Promise<Selectable<PeopleTable>[]> =>
  transaction
    .selectFrom("people")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();

/** One of them, or `not_found`. */
export const lockPerson = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<Selectable<PeopleTable>> => {
  const [person] = await lockPeople(services, transaction, [id]);
  if (!person) throw new Refusal("not_found");
  return person;
};

/** Updates people's time of change. */
export const touchPeople = async (
  transaction: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> => {
  await transaction.updateTable("people").set({ updatedAt: now }).where("id", "in", ids).execute();
};
