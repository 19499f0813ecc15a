import { type Kysely, sql } from "kysely";

/** Rounds of an object search, its region, and the regions of its results. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  const queries = () => database.schema.alterTable("object_queries");
  await queries().addColumn("search_id", "text").execute();
  await queries()
    .addColumn("round", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await queries().addColumn("region", "json").execute();
  await sql`update object_queries set search_id = id`.execute(database);
  const results = () => database.schema.alterTable("object_results");
  await results().addColumn("region", "json").execute();
  await results().addColumn("similarity", "double precision").execute();
  // Of several rounds started at once one counts.
  await database.schema
    .createIndex("object_queries_search_id_round")
    .on("object_queries")
    .columns(["search_id", "round"])
    .unique()
    .execute();
  // The most certain things with a label are found without sorting, however many libraries there are.
  await database.schema
    .createIndex("image_objects_label_score")
    .on("image_objects")
    .columns(["label", "score", "id", "library_id", "image_id"])
    .execute();
}
