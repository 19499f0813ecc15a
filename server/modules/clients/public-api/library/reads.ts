import type { ApiLibrary } from "@console-shell/contract/calls/public/library";
import type { Kysely } from "kysely";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";

const ownLibraries = (database: Kysely<Tables>, clientAppId: string) =>
  database
    .selectFrom("applicationLibraries as granted")
    .innerJoin("libraries", "libraries.id", "granted.libraryId")
    .where("granted.applicationId", "=", clientAppId);

const presented = (database: Kysely<Tables>, clientAppId: string) =>
  ownLibraries(database, clientAppId).select([
    "libraries.id",
    "libraries.name",
    "libraries.purpose",
    "libraries.kind",
    "libraries.retentionDays",
    "libraries.imageCount",
    "libraries.bytes",
    "libraries.createdAt",
  ]);

/** One page of a client app's libraries, by name, and their number. */
export const listOwnLibraries = (
  database: Kysely<Tables>,
  clientAppId: string,
  query: { page: number; pageSize: number },
) =>
  pageOf(
    {
      matching: ownLibraries(database, clientAppId),
      key: "libraries.id",
      sorts: { name: "libraries.nameKey" },
      present: (ids: string[]): Promise<ApiLibrary[]> =>
        presented(database, clientAppId).where("libraries.id", "in", ids).execute(),
    },
    { ...query, sort: "name", order: "asc" },
  );

/** A library of the client app; any other is `not_found`, whether it exists or not. */
export const findOwnLibrary = async (
  database: Kysely<Tables>,
  clientAppId: string,
  libraryId: string,
): Promise<ApiLibrary> => {
  const library = await presented(database, clientAppId)
    .where("libraries.id", "=", libraryId)
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
  return library;
};
