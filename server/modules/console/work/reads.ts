import type { WorkMark } from "@console-shell/contract/calls/work";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { WorkItemsTable } from "#platform/database/tables/work.ts";
import type { WorkSource } from "./policy.ts";

interface Item extends WorkSource {
  recordId: string;
}

/** Marks of a kind of work: of these records. */
export const readMarks = async (
  database: Kysely<Tables>,
  { subApp, kind }: WorkSource,
  recordIds: readonly string[],
  now: number,
): Promise<WorkMark[]> => {
  if (recordIds.length === 0) return [];
  const rows = await database
    .selectFrom("workItems as item")
    .leftJoin("operators as assignee", "assignee.id", "item.assigneeId")
    .leftJoin("operators as snoozer", "snoozer.id", "item.snoozedBy")
    .where("item.subApp", "=", subApp)
    .where("item.kind", "=", kind)
    .where("item.recordId", "in", recordIds)
    .select((select) => [
      "item.recordId",
      "item.assigneeId",
      "assignee.name as assigneeName",
      "item.snoozedUntil",
      "snoozer.name as snoozerName",
      select
        .selectFrom("workComments")
        .whereRef("workComments.itemId", "=", "item.id")
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("comments"),
    ])
    .execute();
  return rows.map((row) => ({
    recordId: row.recordId,
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? "" },
    snooze:
      row.snoozedUntil !== null && row.snoozedUntil > now
        ? { until: row.snoozedUntil, by: row.snoozerName ?? "" }
        : null,
    comments: row.comments ?? 0,
  }));
};

/** Records of a kind of work that are snoozed, decided on or not: the last ones, in case nobody ever ends them. */
export const snoozedOf = async (
  database: Kysely<Tables>,
  { subApp, kind }: WorkSource,
  now: number,
): Promise<string[]> => {
  const rows = await database
    .selectFrom("workItems")
    .select("recordId")
    .where("subApp", "=", subApp)
    .where("kind", "=", kind)
    .where("snoozedUntil", ">", now)
    .orderBy("updatedAt", "desc")
    .limit(1000)
    .execute();
  return rows.map(({ recordId }) => recordId);
};

/** Stores a change of an item's marks, and returns the item's identifier. */
export const saveMark = async (
  transaction: Kysely<Tables>,
  { subApp, kind, recordId }: Item,
  change: Partial<Pick<WorkItemsTable, "assigneeId" | "snoozedUntil" | "snoozedBy">>,
  now: number,
): Promise<string> => {
  const { id } = await transaction
    .insertInto("workItems")
    .values({
      id: newId(),
      subApp,
      kind,
      recordId,
      assigneeId: null,
      snoozedUntil: null,
      snoozedBy: null,
      ...change,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["subApp", "kind", "recordId"]).doUpdateSet({ ...change, updatedAt: now }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
