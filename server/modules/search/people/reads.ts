import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type {
  PersonOperation,
  getPerson,
  listPeople,
  Person,
} from "@console-shell/contract/calls/people";
import type { Services } from "#platform/services.ts";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";

/**
 * Faces of people that may be shown: from pictures that aren't in the bin, in libraries that still belong to the
 * collection.
 */
export const shownFaces = (database: Pick<Kysely<Tables>, "selectFrom">) =>
  database
    .selectFrom("personFaces")
    .innerJoin("images", (on) =>
      on.onRef("images.id", "=", "personFaces.imageId").on("images.deletedAt", "is", null),
    )
    .innerJoin("collectionLibraries", (on) =>
      on
        .onRef("collectionLibraries.collectionId", "=", "personFaces.collectionId")
        .onRef("collectionLibraries.libraryId", "=", "images.libraryId"),
    );

const maxShown = 50;

/** The merges and splits involving a person, newest first. */
const listOperations = async (
  { database }: Pick<Services, "database">,
  personId: string,
): Promise<PersonOperation[]> => {
  const rows = await database
    .selectFrom("personOperations")
    .innerJoin("operators", "operators.id", "personOperations.operatorId")
    .leftJoin("operators as undoers", "undoers.id", "personOperations.undoneBy")
    .leftJoin("people as sources", "sources.id", "personOperations.personId")
    .selectAll("personOperations")
    .select(["operators.name as doer", "undoers.name as undoer", "sources.name as source"])
    .where((where) => where.or([where("personId", "=", personId), where("otherId", "=", personId)]))
    .orderBy("at", "desc")
    .orderBy("personOperations.id", "desc")
    .limit(maxShown)
    .execute();
  return rows.map((row) => {
    const isOther = row.otherId === personId;
    return {
      id: row.id,
      kind: row.kind,
      other: isOther
        ? { id: row.personId, name: row.source ?? "" }
        : { id: row.otherId, name: row.otherName },
      isOther,
      faceCount: row.faceIds.length,
      by: { id: row.operatorId, name: row.doer },
      at: row.at,
      undone:
        row.undoneBy === null || row.undoneAt === null
          ? null
          : { by: { id: row.undoneBy, name: row.undoer ?? "" }, at: row.undoneAt },
    };
  });
};

const selectPeople = ({ database }: Pick<Services, "database">) =>
  database
    .selectFrom("people")
    .innerJoin("collections", "collections.id", "people.collectionId")
    .innerJoin("operators", "operators.id", "people.createdBy")
    .selectAll("people")
    .select(["collections.name as collectionName", "operators.name as creator"])
    .select((select) => [
      shownFaces(database)
        .whereRef("personFaces.personId", "=", select.ref("people.id"))
        .select((count) => count.fn.countAll<number>().as("faces"))
        .as("faceCount"),
      shownFaces(database)
        .whereRef("personFaces.personId", "=", select.ref("people.id"))
        .select("personFaces.id")
        .orderBy("addedAt")
        .orderBy("personFaces.id")
        .limit(1)
        .as("coverId"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): Person => ({
  ...row,
  collection: { id: row.collectionId, name: row.collectionName },
  faceCount: row.faceCount ?? 0,
  coverId: row.coverId ?? null,
  createdBy: { id: row.createdBy, name: row.creator },
});

/** A page of the matching people. */
export const listPeoplePage = (
  services: Services,
  { search, collectionId, ...query }: z.output<typeof listPeople.query>,
) => {
  let matching = services.database.selectFrom("people");
  if (search) matching = matching.where(containsText(services, ["people.name"], search));
  if (collectionId) matching = matching.where("people.collectionId", "=", collectionId);
  const faceCount = shownFaces(services.database)
    .whereRef("personFaces.personId", "=", sql.ref("people.id"))
    .select(({ fn }) => fn.countAll<number>().as("faces"));
  return pageOf(
    {
      matching,
      key: "people.id",
      sorts: {
        name: "people.name",
        faceCount: sql`${faceCount}`,
        updatedAt: "people.updatedAt",
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

/** Whether faces of a collection are grouped as people. */
export const hasPeople = async (database: Kysely<Tables>, collectionId: string): Promise<boolean> =>
  (await database
    .selectFrom("people")
    .select("id")
    .where("collectionId", "=", collectionId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
