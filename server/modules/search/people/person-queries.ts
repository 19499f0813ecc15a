import type { getPerson, listPeople, Person } from "@console-shell/contract/calls/people";
import { sql } from "kysely";
import type { z } from "zod";
import { pageOf } from "../../../platform/database/page-of.ts";
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

/** A page of the matching people. */
export const listPeoplePage = (
  services: Services,
  { search, collectionId, ...query }: z.output<typeof listPeople.query>,
) => {
  let matching = services.database.selectFrom("people");
  if (search) matching = matching.where(containsText(services, ["people.name"], search));
  if (collectionId) matching = matching.where("people.collection_id", "=", collectionId);
  const faceCount = shownFaces(services.database)
    .whereRef("person_faces.person_id", "=", sql.ref("people.id"))
    .select(({ fn }) => fn.countAll<number>().as("faces"));
  return pageOf(
    {
      matching,
      key: "people.id",
      sorts: {
        name: "people.name",
        faceCount: sql`${faceCount}`,
        updatedAt: "people.updated_at",
      },
      present: async (ids: string[]) =>
        (await selectPeople(services).where("people.id", "in", ids).execute()).map(present),
    },
    query,
  );
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
