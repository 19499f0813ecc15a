import { textKey } from "@console-shell/contract/words/typed-text";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { CollectionKind } from "#platform/database/tables/libraries.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { searchableKinds } from "../library/reads.ts";

interface CollectionInput {
  name: string;
  description: string;
  libraryIds: string[];
  defaultThreshold: number;
  labels?: string[];
}

const columnsOf = (input: CollectionInput, now: number) => ({
  name: input.name,
  nameKey: textKey(input.name),
  description: input.description,
  defaultThreshold: input.defaultThreshold,
  labels: input.labels ?? [],
  updatedAt: now,
});

const nameTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "name", code: "taken" }])
    : error;
};

/** Adds libraries to a collection; refuses one that doesn't exist or is of another kind. */
const insertLibraries = async (
  transaction: Kysely<Tables>,
  kind: CollectionKind,
  collectionId: string,
  libraryIds: readonly string[],
) => {
  const ids = [...new Set(libraryIds)];
  const found = await transaction
    .selectFrom("libraries")
    .select("id")
    .where("id", "in", ids)
    .where("kind", "in", searchableKinds[kind])
    .execute();
  if (found.length < ids.length)
    throw new Refusal("bad_input", [{ path: "libraryIds", code: "unknown" }]);
  await transaction
    .insertInto("collectionLibraries")
    .values(ids.map((id) => ({ collectionId, libraryId: id })))
    .execute();
};

/** Adds a collection and returns its identifier. */
export const addCollection = async (
  { database }: Services,
  by: By,
  kind: CollectionKind,
  input: CollectionInput,
): Promise<string> => {
  const id = newId();
  await transactionWithDeadline(database, async (transaction) => {
    await transaction
      .insertInto("collections")
      .values({
        id,
        kind,
        ...columnsOf(input, by.now),
        createdBy: by.operatorId,
        createdAt: by.now,
      })
      .execute();
    await insertLibraries(transaction, kind, id, input.libraryIds);
  }).catch(nameTaken);
  return id;
};

/** Replaces a collection's fields and libraries. */
export const changeCollection = async (
  { database }: Services,
  { now }: By,
  kind: CollectionKind,
  id: string,
  input: CollectionInput,
): Promise<void> => {
  await transactionWithDeadline(database, async (transaction) => {
    const changed = await transaction
      .updateTable("collections")
      .set(columnsOf(input, now))
      .where("id", "=", id)
      .where("kind", "=", kind)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new Refusal("not_found");
    await transaction.deleteFrom("collectionLibraries").where("collectionId", "=", id).execute();
    await insertLibraries(transaction, kind, id, input.libraryIds);
  }).catch(nameTaken);
};

/**
 * Deletes a collection; its libraries stay, and past searches keep its name. Throws `conflict` if people are grouped in it.
 */
export const removeCollection = (
  { database, imageUsers }: Services,
  kind: CollectionKind,
  id: string,
): Promise<void> =>
  transactionWithDeadline(database, async (transaction) => {
    // Its row is locked from here on: nobody is grouped in it in the meantime.
    const collection = await transaction
      .updateTable("collections")
      .set((row) => ({ updatedAt: row.ref("updatedAt") }))
      .where("id", "=", id)
      .where("kind", "=", kind)
      .returning("id")
      .executeTakeFirst();
    if (!collection) throw new Refusal("not_found");
    if (await imageUsers.hasPeople(transaction, id))
      throw new Refusal("conflict", [{ path: "id", code: "has_people" }]);
    await transaction.deleteFrom("collections").where("id", "=", id).execute();
  });
