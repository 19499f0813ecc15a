import type * as calls from "@console-shell/contract/calls/work";
import type { AuditAction } from "@console-shell/contract/words/audit";
import { workLimits } from "@console-shell/contract/words/work";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { WorkItemsTable } from "#platform/database/tables/work.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { signal } from "#platform/signal.ts";
import { notify, recordAudit, sessionOfOperator } from "#modules/identity/index.ts";
import { countAmong, grantsOf, permissionsFor, titleOf, type WorkSource } from "./policy.ts";

type WorkCall =
  | Call<typeof calls.assignWork>
  | Call<typeof calls.snoozeWork>
  | Call<typeof calls.addWorkComment>;

/** The permissions to act on the call's item, which the operator holds and sees, and the item's name. */
const admit = async (call: WorkCall) => {
  const needed = await permissionsFor(call, call.body);
  return { needed: grantsOf(needed), title: await titleOf(call, call.body) };
};

/** Refuses an item that has been decided on, or is no longer due. */
const refuseDone = async (call: WorkCall) => {
  if ((await countAmong(call, call.body, [call.body.recordId])) === 0)
    throw new Refusal("conflict", [{ path: "recordId", code: "not_waiting" }]);
};

/** Audits a change, and makes open queues read again. */
const finish = async (
  call: WorkCall,
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

/** Refuses an operator who may not act on the item or doesn't see it; returns the account's name. */
const assigneeOf = async (
  call: Call<typeof calls.assignWork>,
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

interface Item extends WorkSource {
  recordId: string;
}

/** Stores a change of an item's marks, and returns the item's identifier. */
const saveMark = async (
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

/** Assigns an item to an operator who may act on it, and notifies them; null unassigns it. */
export const assign = async (call: Call<typeof calls.assignWork>): Promise<void> => {
  const { services, body, session, now } = call;
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
};

/** Snoozes an item until a time; null ends it. */
export const snooze = async (call: Call<typeof calls.snoozeWork>): Promise<void> => {
  const { services, body, by, now } = call;
  const admitted = await admit(call);
  const { until } = body;
  if (until !== null) await refuseDone(call);
  if (until !== null && until <= now)
    throw new Refusal("bad_input", [{ path: "until", code: "in_past" }]);
  if (until !== null && until > now + workLimits.snooze)
    throw new Refusal("bad_input", [{ path: "until", code: "too_big" }]);
  await transactionWithDeadline(services.database, async (transaction) => {
    const snoozedBy = until === null ? null : by.operatorId;
    await saveMark(transaction, body, { snoozedUntil: until, snoozedBy }, now);
    await finish(call, transaction, admitted, "work.snoozed", { endsAt: until });
  });
};

/** Adds a comment, and returns it. */
export const addComment = async (call: Call<typeof calls.addWorkComment>) => {
  const { services, body, session, now } = call;
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
};
