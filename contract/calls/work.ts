import { z } from "zod";
import { workLimits } from "../words/work.ts";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { typedName, typedProse } from "./schemas.ts";
import { SubAppNameSchema, WorkKindSchema } from "./sub-app-manifest.ts";

/** An item of the queue: a pending record of a sub-app's kind of work. */
const item = {
  subApp: SubAppNameSchema,
  kind: WorkKindSchema,
  recordId: z.string().min(1).max(100),
};
/**
 * With its name in the queue, for the notification and the audit log: of a record of the console the server looks it up
 * and ignores this; of a team's own backend it can't.
 */
const namedItem = { ...item, title: typedName(workLimits.title).optional() };

const PersonSchema = z.object({ id: IdSchema, name: z.string() });

/** What operators have noted about an item. */
export const WorkMarkSchema = z.object({
  recordId: z.string(),
  assignee: PersonSchema.nullable(),
  /** Null if it isn't snoozed now. */
  snooze: z.object({ until: TimeSchema, by: z.string() }).nullable(),
  comments: z.int(),
});
export type WorkMark = z.infer<typeof WorkMarkSchema>;

export const listWorkMarks = endpoint({
  name: "work.mark.list",
  method: "GET",
  path: "/cc-api/work/mark/list",
  access: "signed-in",
  whileViewing: true,
  summary:
    "Assignees, snoozes and numbers of comments of one kind of work that you may act on, for the records with any, and how many of all that wait are snoozed",
  query: z.object({
    subApp: item.subApp,
    kind: item.kind,
    recordIds: z.string().max(12_000).describe("Separated by commas"),
  }),
  output: z.object({
    items: z.array(WorkMarkSchema),
    /** Of a team's own backend, also those that may have been decided since. */
    snoozed: z.int(),
  }),
});

export const assignWork = endpoint({
  name: "work.assign",
  method: "POST",
  path: "/cc-api/work/item/assign",
  access: "signed-in",
  summary: "Assign an item of the work queue to an operator who may act on it, or to nobody",
  body: z.strictObject({ ...namedItem, operatorId: IdSchema.nullable() }),
  output: WorkMarkSchema,
});

export const snoozeWork = endpoint({
  name: "work.snooze",
  method: "POST",
  path: "/cc-api/work/item/snooze",
  access: "signed-in",
  summary: "Hide an item of the work queue from everybody until a time, or show it again",
  body: z.strictObject({ ...namedItem, until: TimeSchema.nullable() }),
  output: WorkMarkSchema,
});

export const listWorkAssignees = endpoint({
  name: "work.assignee.list",
  method: "GET",
  path: "/cc-api/work/assignee/list",
  access: "signed-in",
  whileViewing: true,
  summary: "Operators who may act on a kind of work that you may act on, by name",
  query: z.object({ subApp: item.subApp, kind: item.kind }),
  output: z.object({ items: z.array(PersonSchema) }),
});

export const WorkCommentSchema = z.object({
  id: IdSchema,
  author: PersonSchema,
  text: z.string(),
  createdAt: TimeSchema,
});
export type WorkComment = z.infer<typeof WorkCommentSchema>;

export const listWorkComments = endpoint({
  name: "work.comment.list",
  method: "GET",
  path: "/cc-api/work/comment/list",
  access: "signed-in",
  whileViewing: true,
  summary: "The last 100 comments on an item of the work queue, oldest first",
  query: z.object(item),
  output: z.object({ items: z.array(WorkCommentSchema) }),
});

export const addWorkComment = endpoint({
  name: "work.comment",
  method: "POST",
  path: "/cc-api/work/comment/add",
  access: "signed-in",
  summary: "Comment on an item of the work queue",
  body: z.strictObject({ ...namedItem, text: typedProse(workLimits.comment).min(1) }),
  output: WorkCommentSchema,
  status: 201,
});

export const workEndpoints = [
  listWorkMarks,
  assignWork,
  snoozeWork,
  listWorkAssignees,
  listWorkComments,
  addWorkComment,
] as const;
