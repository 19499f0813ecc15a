import type { Erasure, exportErasures } from "@console-shell/contract/calls/erasure";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { everyRow } from "#platform/database/every-row.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { proofLine } from "./writes.ts";

const presentErasures = async (
  database: Kysely<Tables>,
  { clientAppsOfKeys }: Pick<Services, "clientAppsOfKeys">,
  ids: string[],
): Promise<Erasure[]> => {
  const rows = await database
    .selectFrom("erasures")
    .leftJoin("operators", "operators.id", "erasures.erasedBy")
    .selectAll("erasures")
    .select("operators.name as eraser")
    .where("erasures.id", "in", ids)
    .execute();
  const clientApps = await clientAppsOfKeys(
    database,
    rows.flatMap((row) => row.keyId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    library: { id: row.libraryId, name: row.libraryName },
    erasedBy:
      row.erasedBy === null || row.eraser === null ? null : { id: row.erasedBy, name: row.eraser },
    byClientApp: row.keyId === null ? null : (clientApps.get(row.keyId) ?? null),
    images: row.imageCount,
    faces: row.faceCount,
    vectors: row.vectorCount,
    filesGone: row.filesGoneAt !== null,
  }));
};

/** All erasures. */
export const erasures = defineList(
  (
    { database }: Source,
    { libraryId, cause }: z.output<typeof exportErasures.query>,
    { services }: { services: Services },
  ) => {
    let matching = database.selectFrom("erasures");
    if (libraryId) matching = matching.where("erasures.libraryId", "=", libraryId);
    if (cause) matching = matching.where("erasures.cause", "=", cause);
    return {
      matching,
      key: "erasures.id",
      present: (ids: string[]) => presentErasures(database, services, ids),
    };
  },
  {
    file: "erasures",
    columns: [
      "id",
      "erasedAt",
      "cause",
      ["libraryName", ({ library }) => library.name],
      ["erasedByName", ({ erasedBy }) => erasedBy?.name],
      ["clientAppName", ({ byClientApp }) => byClientApp?.clientApp.name],
      ["keyName", ({ byClientApp }) => byClientApp?.key.name],
      "images",
      "faces",
      "vectors",
      "bytes",
      "listHash",
      "filesGone",
    ],
  },
);

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
        .selectFrom("erasedImages")
        .select(["imageId as id", "sha256"])
        .where("erasureId", "=", id)
        .where("imageId", ">", after)
        .orderBy("imageId")
        .limit(limit)
        .execute(),
  );
  return (async function* lines() {
    for await (const some of rows) yield some.map(proofLine).join("");
  })();
};
