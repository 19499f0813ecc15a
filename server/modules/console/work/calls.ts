import * as calls from "@console-shell/contract/calls/work";
import { answer } from "#kernel/answer.ts";
import type { Call } from "#kernel/call.ts";
import { countAmong, permissionsFor, titleOf, visibleAmong } from "./policy.ts";
import { listAssignees, listComments, readMarks, snoozedOf } from "./reads.ts";
import { addComment, assign, snooze } from "./writes.ts";

/** The mark of the item that a call changes. */
const markOf = async ({
  services,
  body,
  now,
}: Call<typeof calls.assignWork> | Call<typeof calls.snoozeWork>): Promise<calls.WorkMark> => {
  const [mark] = await readMarks(services.database, body, [body.recordId], now);
  return mark!;
};

/** Assignments, snoozes and comments of the work queue. */
export const work = answer(calls, {
  listWorkMarks: async (call) => {
    const { services, query, now } = call;
    await permissionsFor(call, query);
    const named = query.recordIds.split(",").filter(Boolean).slice(0, 200);
    const ids = await visibleAmong(call, query, named);
    const snoozed = await snoozedOf(services.database, query, now);
    return {
      items: await readMarks(services.database, query, ids, now),
      snoozed: await countAmong(call, query, snoozed),
    };
  },
  assignWork: async (call) => {
    await assign(call);
    return markOf(call);
  },
  snoozeWork: async (call) => {
    await snooze(call);
    return markOf(call);
  },
  listWorkAssignees: async (call) => {
    const needed = await permissionsFor(call, call.query);
    return { items: await listAssignees(call.services.database, needed) };
  },
  listWorkComments: async (call) => {
    await permissionsFor(call, call.query);
    await titleOf(call, call.query);
    return { items: await listComments(call.services.database, call.query) };
  },
  addWorkComment: addComment,
});
