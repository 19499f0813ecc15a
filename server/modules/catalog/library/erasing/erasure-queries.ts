import type { Erasure, listErasures } from "@console-shell/contract/calls/erasure";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { pageOf } from "../../../../platform/database/page-of.ts";
import { everyRow } from "../../../../platform/database/every-row.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { proofLine } from "./write-erasure.ts";

/** The programs whose keys requested some erasures. */
const programsOf = async (database: Kysely<Tables>, keyIds: readonly string[]) => {
  if (keyIds.length === 0) return new Map<string, Erasure["program"]>();
  const rows = await database
    .selectFrom("api_keys as key")
    .innerJoin("client_applications as application", "application.id", "key.application_id")
    .innerJoin("operators as maker", "maker.id", "key.created_by")
    .select(["key.id", "key.name", "key.prefix"])
    .select(["application.id as applicationId", "application.name as applicationName"])
    .select(["maker.id as makerId", "maker.name as makerName"])
    .where("key.id", "in", keyIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        key: { name: row.name, prefix: row.prefix },
        keyMadeBy: { id: row.makerId, name: row.makerName },
        application: { id: row.applicationId, name: row.applicationName },
      },
    ]),
  );
};

const presentErasures = async (database: Kysely<Tables>, ids: string[]): Promise<Erasure[]> => {
  const rows = await database
    .selectFrom("erasures")
    .leftJoin("operators", "operators.id", "erasures.erased_by")
    .selectAll("erasures")
    .select("operators.name as eraser")
    .where("erasures.id", "in", ids)
    .execute();
  const programs = await programsOf(
    database,
    rows.flatMap((row) => row.key_id ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    cause: row.cause,
    library: { id: row.library_id, name: row.library_name },
    erasedBy:
      row.erased_by === null || row.eraser === null
        ? null
        : { id: row.erased_by, name: row.eraser },
    program: row.key_id === null ? null : (programs.get(row.key_id) ?? null),
    erasedAt: row.erased_at,
    images: row.image_count,
    faces: row.face_count,
    vectors: row.vector_count,
    bytes: row.bytes,
    listHash: row.list_hash,
    filesGone: row.files_gone_at !== null,
  }));
};

/** A page of erasures, newest first. */
export const listErasurePage = (
  database: Kysely<Tables>,
  { libraryId, cause, ...query }: z.output<typeof listErasures.query>,
) => {
  let matching = database.selectFrom("erasures");
  if (libraryId) matching = matching.where("erasures.library_id", "=", libraryId);
  if (cause) matching = matching.where("erasures.cause", "=", cause);
  return pageOf(
    {
      matching,
      key: "erasures.id",
      sorts: { newest: "erasures.id" },
      present: (ids: string[]) => presentErasures(database, ids),
    },
    { ...query, sort: "newest", order: "desc" },
  );
};

/** The lines covered by an erasure's hash, in order; `not_found` if there is no such erasure. */
export const proofOf = async (
  database: Kysely<Tables>,
  id: string,
): Promise<AsyncIterable<string>> => {
  const erasure = await database
    .selectFrom("erasures")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!erasure) throw new Refusal("not_found");
  const rows = everyRow(
    (row: { id: string; sha256: string }) => row.id,
    (after = "", limit) =>
      database
        .selectFrom("erased_images")
        .select(["image_id as id", "sha256"])
        .where("erasure_id", "=", id)
        .where("image_id", ">", after)
        .orderBy("image_id")
        .limit(limit)
        .execute(),
  );
  return (async function* lines() {
    for await (const some of rows) yield some.map(proofLine).join("");
  })();
};
