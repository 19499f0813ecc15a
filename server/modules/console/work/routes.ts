import type { AuditAction } from "@console-shell/contract/words/audit";
import {
  addWorkComment,
  assignWork,
  listWorkAssignees,
  listWorkComments,
  listWorkMarks,
  snoozeWork,
  type WorkMark,
} from "@console-shell/contract/calls/work";
import { workLimits } from "@console-shell/contract/words/work";
import type { Kysely } from "kysely";
import type { Call, Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { signal } from "#platform/signal.ts";
import { holdersOf, notify, recordAudit, sessionOfOperator } from "#modules/identity/index.ts";
import { readMarks, saveMark, snoozedOf } from "./marks.ts";
import { countAmong, grantsOf, permissionsFor, titleOf, visibleAmong } from "./policy.ts";

type Marking = Call<typeof assignWork> | Call<typeof snoozeWork> | Call<typeof addWorkComment>;

/** The permissions to act on the call's item, which the operator holds and sees, and the item's name. */
const admit = async (call: Marking) => {
  const needed = await permissionsFor(call, call.body);
  return { needed: grantsOf(needed), title: await titleOf(call, call.body) };
};

/** Refuses an item that has been decided on, or is no longer due. */
const refuseDone = async (call: Marking) => {
  if ((await countAmong(call, call.body, [call.body.recordId])) === 0)
    throw new Refusal("conflict", [{ path: "recordId", code: "not_waiting" }]);
};

/** Audits a change, and makes open queues read again. */
const finish = async (
  call: Marking,
  transaction: Kysely<Tables>,
  { needed: [, permission], title }: Awaited<ReturnType<typeof admit>>,
  action: AuditAction,
  details: Record<string, string | number | null> = {},
) => {
  const { subApp, kind, recordId } = call.body;
  await signal(transaction, [{ event: "waiting", permission: permission as never }]);
  await recordAudit(call, transaction, {
    action,
    target: { id: recordId, name: title },
    details: { kind: `${subApp}/${kind}`, ...details },
  });
};

const markOf = async ({ services, body, now }: Marking): Promise<WorkMark> => {
  const [mark] = await readMarks(services.database, body, [body.recordId], now);
  return mark!;
};

/** Refuses an operator who may not act on the item or doesn't see it; returns the account's name. */
const assigneeOf = async (
  call: Call<typeof assignWork>,
  operatorId: string,
  needed: readonly string[],
): Promise<string> => {
  const { services, now, body } = call;
  const session = await sessionOfOperator(services, operatorId, {
    id: "",
    now,
    expiresAt: now + 1000,
  });
  const held: ReadonlySet<string> | undefined = session?.permissions;
  const unknown = new Refusal("bad_input", [{ path: "operatorId", code: "unknown" }]);
  if (!session || !needed.every((code) => held?.has(code))) throw unknown;
  try {
    await titleOf({ services, session, now }, body);
  } catch (error) {
    throw error instanceof Refusal ? unknown : error;
  }
  return session.account;
};

/** Assignments, snoozes and comments of the work queue. */
export const work: Feature = (route, _hooks, services) => {
  route(listWorkMarks, async (call) => {
    await permissionsFor(call, call.query);
    const named = call.query.recordIds.split(",").filter(Boolean).slice(0, 200);
    const ids = await visibleAmong(call, call.query, named);
    const snoozed = await snoozedOf(services.database, call.query, call.now);
    return {
      items: await readMarks(services.database, call.query, ids, call.now),
      snoozed: await countAmong(call, call.query, snoozed),
    };
  });

  route(assignWork, async (call) => {
    const { body, session, now } = call;
    const admitted = await admit(call);
    const { needed, title } = admitted;
    const { operatorId, subApp, kind, recordId } = body;
    if (operatorId !== null) await refuseDone(call);
    const account = operatorId === null ? null : await assigneeOf(call, operatorId, needed);
    await transactionWithDeadline(services.database, async (transaction) => {
      await saveMark(transaction, body, { assigneeId: operatorId }, now);
      if (operatorId !== null && operatorId !== session.operatorId)
        await notify(
          transaction,
          {
            to: [operatorId],
            kind: "work.assigned",
            facts: { title, by: session.profile.name },
            path: `/work?item=${encodeURIComponent(`${subApp}.${kind}.${recordId}`)}`,
          },
          now,
        );
      await finish(call, transaction, admitted, "work.assigned", { to: account });
    });
    return markOf(call);
  });

  route(snoozeWork, async (call) => {
    const { body, session, now } = call;
    const admitted = await admit(call);
    const { until } = body;
    if (until !== null) await refuseDone(call);
    if (until !== null && until <= now)
      throw new Refusal("bad_input", [{ path: "until", code: "in_past" }]);
    if (until !== null && until > now + workLimits.snooze)
      throw new Refusal("bad_input", [{ path: "until", code: "too_big" }]);
    await transactionWithDeadline(services.database, async (transaction) => {
      const snoozedBy = until === null ? null : session.operatorId;
      await saveMark(transaction, body, { snoozedUntil: until, snoozedBy }, now);
      await finish(call, transaction, admitted, "work.snoozed", { endsAt: until });
    });
    return markOf(call);
  });

  route(listWorkAssignees, async (call) => {
    const needed = grantsOf(await permissionsFor(call, call.query));
    const ids = await holdersOf(services.database, needed);
    const items =
      ids.length === 0
        ? []
        : await services.database
            .selectFrom("operators")
            .select(["id", "name"])
            .where("id", "in", ids.slice(0, 500))
            .orderBy("name")
            .execute();
    return { items };
  });

  route(listWorkComments, async (call) => {
    const { query } = call;
    await permissionsFor(call, query);
    await titleOf(call, query);
    const rows = await services.database
      .selectFrom("workComments as comment")
      .innerJoin("workItems as item", "item.id", "comment.itemId")
      .innerJoin("operators as author", "author.id", "comment.authorId")
      .where("item.subApp", "=", query.subApp)
      .where("item.kind", "=", query.kind)
      .where("item.recordId", "=", query.recordId)
      .select(["comment.id", "comment.text", "comment.createdAt", "author.id as by", "author.name"])
      .orderBy("comment.id", "desc")
      .limit(workLimits.comments)
      .execute();
    const items = rows.map(({ by, name, ...comment }) => ({
      ...comment,
      author: { id: by, name },
    }));
    return { items: items.toReversed() };
  });

  route(addWorkComment, async (call) => {
    const { body, session, now } = call;
    const admitted = await admit(call);
    const comment = { id: newId(), text: body.text, createdAt: now };
    await transactionWithDeadline(services.database, async (transaction) => {
      const itemId = await saveMark(transaction, body, {}, now);
      await transaction
        .insertInto("workComments")
        .values({ ...comment, itemId, authorId: session.operatorId })
        .execute();
      await finish(call, transaction, admitted, "work.commented");
    });
    return { ...comment, author: { id: session.operatorId, name: session.profile.name } };
  });
};
