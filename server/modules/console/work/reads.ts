import type { listWorkComments, WorkMark } from "@console-shell/contract/calls/work";
import { workLimits } from "@console-shell/contract/words/work";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { holdersOf } from "#modules/identity/index.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { grantsOf, type Needed, type WorkSource } from "./policy.ts";

/** Marks of these records of a kind of work. */
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

/** The last snoozed records of a kind of work, including those that have been decided on since. */
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

const maxAssignees = 500;

/** Active operators who hold the permissions, by name. */
export const listAssignees = async (database: Kysely<Tables>, needed: Needed) => {
  const ids = await holdersOf(database, grantsOf(needed));
  if (ids.length === 0) return [];
  return database
    .selectFrom("operators")
    .select(["id", "name"])
    .where("id", "in", ids.slice(0, maxAssignees))
    .orderBy("name")
    .execute();
};

/** The last comments on an item, oldest first. */
export const listComments = async (
  database: Kysely<Tables>,
  { subApp, kind, recordId }: z.output<typeof listWorkComments.query>,
) => {
  const rows = await database
    .selectFrom("workComments as comment")
    .innerJoin("workItems as item", "item.id", "comment.itemId")
    .innerJoin("operators as author", "author.id", "comment.authorId")
    .where("item.subApp", "=", subApp)
    .where("item.kind", "=", kind)
    .where("item.recordId", "=", recordId)
    .select(["comment.id", "comment.text", "comment.createdAt", "author.id as by", "author.name"])
    .orderBy("comment.id", "desc")
    .limit(workLimits.comments)
    .execute();
  const comments = rows.map(({ by, name, ...comment }) => ({
    ...comment,
    author: { id: by, name },
  }));
  return comments.toReversed();
};
