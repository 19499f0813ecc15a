import { type Kysely, sql } from "kysely";

const statements = [
  "alter table library_sets rename to collections",
  "alter table library_set_libraries rename to collection_libraries",
  "alter table collection_libraries rename column set_id to collection_id",
  "drop index library_set_libraries_by_library",
  "create index collection_libraries_by_library on collection_libraries (library_id)",
  "alter table object_queries rename column catalogue_id to collection_id",
  "alter table object_queries rename column catalogue_name to collection_name",
  "drop index object_queries_by_catalogue_id",
  "create index object_queries_by_collection_id on object_queries (collection_id, created_at, id)",
];

const permissions = [
  "object-search-manager:catalogue:",
  "object-search-manager:collection:",
] as const;

type Renamed = [table: string, column: string, before: string, after: string];

/** The longer of two beginnings comes first. */
const operations = [
  ["objectSearch.catalogue.", "objectSearch.collection."],
  ["api.objectCatalogue.", "api.objectCollection."],
  ["clientApplication.", "clientApp."],
  ["usage.application", "usage.clientApp"],
  ["usage.exportApplications", "usage.exportClientApps"],
  ["faceSearch.query.probe", "faceSearch.query.image"],
  ["objectSearch.query.probe", "objectSearch.query.image"],
  ["probe.createFromImage", "queryImage.createFromLibrary"],
  ["probe.", "queryImage."],
  ["ownFace.begin", "faceLogin.beginEnrolment"],
  ["ownFace.", "faceLogin."],
] as const;

/** Stored values that begin with a name, and their new beginning. */
const values: Renamed[] = [
  ["collections", "kind", "object-catalogue", "object-collection"],
  ["known_permissions", "code", ...permissions],
  ["role_permissions", "permission", ...permissions],
  ["recents", "path", "/object-search-manager/catalogues", "/object-search-manager/collections"],
  ...["api_usage", "usage_minutes", "usage_hours", "alert_rules"].flatMap((table) =>
    operations.map(([before, after]): Renamed => [table, "operation", before, after]),
  ),
];

/** One word for each thing: collections, client apps, query images, face login. Audit events are chained and keep theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
  for (const [table, column, before, after] of values)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${before}, ${after})
      where ${sql.ref(column)} like ${`${before}%`}`.execute(database);
}
