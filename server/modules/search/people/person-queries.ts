import type { getPerson, listPeople, Person } from "@console-shell/contract/calls/people";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { listOperations } from "./operations.ts";
import { shownFaces } from "./shown-faces.ts";

const selectPeople = ({ database }: Pick<Services, "database">) =>
  database
    .selectFrom("people")
    .innerJoin("library_sets", "library_sets.id", "people.collection_id")
    .innerJoin("operators", "operators.id", "people.created_by")
    .selectAll("people")
    .select(["library_sets.name as collection_name", "operators.name as creator"])
    .select((select) => [
      shownFaces(database)
        .whereRef("person_faces.person_id", "=", select.ref("people.id"))
        .select((count) => count.fn.countAll<number>().as("faces"))
        .as("face_count"),
      shownFaces(database)
        .whereRef("person_faces.person_id", "=", select.ref("people.id"))
        .select("person_faces.id")
        .orderBy("added_at")
        .orderBy("person_faces.id")
        .limit(1)
        .as("cover_id"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): Person => ({
  id: row.id,
  name: row.name,
  collection: { id: row.collection_id, name: row.collection_name },
  faceCount: row.face_count ?? 0,
  coverId: row.cover_id ?? null,
  createdBy: { id: row.created_by, name: row.creator },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const sortColumns = {
  name: "people.name",
  faceCount: "face_count",
  updatedAt: "people.updated_at",
} as const;

/** A page of the matching people. */
export const listPeoplePage = async (
  services: Services,
  { page, pageSize, search, collectionId, sort, order }: z.output<typeof listPeople.query>,
): Promise<{ items: Person[]; total: number }> => {
  let query = selectPeople(services);
  let count = services.database
    .selectFrom("people")
    .select((select) => select.fn.countAll<number>().as("total"));
  if (search) {
    const found = containsText(services, ["people.name"], search);
    query = query.where(found);
    count = count.where(found);
  }
  if (collectionId) {
    query = query.where("people.collection_id", "=", collectionId);
    count = count.where("people.collection_id", "=", collectionId);
  }
  const rows = await query
    .orderBy(sortColumns[sort], order)
    .orderBy("people.id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await count.executeTakeFirstOrThrow();
  return { items: rows.map(present), total };
};

/** One person with its merges and splits, or `not_found`. */
export const findPerson = async (
  services: Services,
  id: string,
): Promise<z.output<typeof getPerson.output>> => {
  const row = await selectPeople(services).where("people.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return { ...present(row), operations: await listOperations(services, id) };
};
