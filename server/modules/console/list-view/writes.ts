import { textKey } from "@console-shell/contract/words/typed-text";
import type * as calls from "@console-shell/contract/calls/list-view";
import type { ListView } from "@console-shell/contract/calls/list-view";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type AuditedCall, lockOperator, recordAudit } from "#modules/identity/index.ts";
import { findView, permissionOf, refuseSharing, type ViewCall } from "./reads.ts";

type ListViewCall = AuditedCall & ViewCall & { by: By };

const nameKeyOf = (name: string) => textKey(name);

const nameTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "name", code: "taken" }])
    : error;
};

/** A view that the operator may change: an own one, or a shared one with the permission. */
const findChangeable = async (call: ListViewCall, id: string) => {
  const view = await findView(call.services.database, call, id);
  if (!view.own) refuseSharing(call.session);
  return view;
};

/** Saves a view, up to the limits, and returns its identifier. Only shared ones are audited. */
export const addView = async (
  call: ListViewCall,
  view: z.output<typeof calls.createListView.body>,
): Promise<string> => {
  const { services, session, by } = call;
  const { operatorId: ownerId, now } = by;
  const { list, name, shared } = view;
  const permission = await permissionOf(call, view);
  if (shared) refuseSharing(session);
  const id = newId();
  await transactionWithDeadline(services.database, async (transaction) => {
    // Otherwise two calls at once could exceed the limit.
    await lockOperator(services, transaction, ownerId);
    const own = await transaction
      .selectFrom("listViews")
      .select("list")
      .where("ownerId", "=", ownerId)
      .execute();
    const ofList = own.filter((one) => one.list === list);
    if (ofList.length >= listViewLimits.own || own.length >= listViewLimits.ofOperator)
      throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
    await transaction
      .insertInto("listViews")
      .values({ ...view, permission, id, ownerId, nameKey: nameKeyOf(name), createdAt: now })
      .execute();
    if (shared)
      await recordAudit(call, transaction, {
        action: "list-view.shared",
        target: { id, name },
        details: { list },
      });
  }).catch(nameTaken);
  return id;
};

/** Changes a view, and returns it. */
export const changeView = async (
  call: ListViewCall,
  id: string,
  change: z.output<typeof calls.changeListView.body>,
): Promise<ListView> => {
  const { services, session } = call;
  const view = await findChangeable(call, id);
  const { name = view.name, shared = view.shared } = change;
  if (shared) refuseSharing(session);
  const changed = { ...view, ...change, name, shared };
  await transactionWithDeadline(services.database, async (transaction) => {
    const updated = await transaction
      .updateTable("listViews")
      .set({
        name,
        nameKey: nameKeyOf(name),
        query: changed.query,
        columns: changed.columns,
        shared,
      })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    // Somebody else has deleted it during this call.
    if (!updated) throw new Refusal("not_found");
    if (shared || view.shared)
      await recordAudit(call, transaction, {
        action: shared && !view.shared ? "list-view.shared" : "list-view.changed",
        target: { id: view.id, name },
        details: { list: view.list, state: shared ? "shared" : "own" },
      });
  }).catch(nameTaken);
  return changed;
};

/** Deletes a view. */
export const removeView = async (call: ListViewCall, viewId: string): Promise<void> => {
  const { id, name, list, shared } = await findChangeable(call, viewId);
  await transactionWithDeadline(call.services.database, async (transaction) => {
    const deleted = await transaction
      .deleteFrom("listViews")
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) throw new Refusal("not_found");
    if (shared)
      await recordAudit(call, transaction, {
        action: "list-view.deleted",
        target: { id, name },
        details: { list },
      });
  });
};
