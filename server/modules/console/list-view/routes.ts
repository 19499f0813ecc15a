import * as calls from "@console-shell/contract/calls/list-view";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import type { Call, Feature } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { foldCase } from "../../../platform/database/dialect/fold-case.ts";
import { isUniqueViolation } from "../../../platform/database/dialect/unique-violation.ts";
import { newId } from "../../../platform/database/id.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { lockOperator, recordAudit } from "../../identity/index.ts";
import { findView, refuseClosedApp, refuseSharing, viewsOf } from "./views.ts";

type Changing = Call<typeof calls.changeListView> | Call<typeof calls.deleteListView>;

const nameTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "name", code: "taken" }])
    : error;
};

/** The call's view: the operator's own, or a shared one with the permission. */
const changeable = async (call: Changing) => {
  const view = await findView(call.services.database, call, call.params.id);
  if (!view.own) refuseSharing(call.session);
  return view;
};

/** Saved views of lists. Only changes of shared ones are audited. */
export const listView: Feature = (route, _hooks, { database }) => {
  route(calls.listListViews, async (call) => {
    const { session, query } = call;
    await refuseClosedApp(call, query.list);
    return { items: await viewsOf(database, session, query.list) };
  });

  route(calls.createListView, async (call) => {
    const { services, session, body, now } = call;
    const { operatorId: ownerId, permissions } = session;
    const { list, permission, name, shared } = body;
    await refuseClosedApp(call, list);
    if (permission !== null && !permissions.has(permission))
      throw new Refusal("forbidden", [{ path: "permission", code: permission }]);
    if (shared) refuseSharing(session);
    const id = newId();
    await transactionWithDeadline(database, async (transaction) => {
      // Otherwise two calls at once could exceed the limit.
      await lockOperator(services, transaction, ownerId);
      const { count } = await transaction
        .selectFrom("listViews")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("ownerId", "=", ownerId)
        .where("list", "=", list)
        .executeTakeFirstOrThrow();
      if (count >= listViewLimits.own)
        throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
      await transaction
        .insertInto("listViews")
        .values({ ...body, id, ownerId, nameKey: foldCase(name), createdAt: now })
        .execute();
      if (shared)
        await recordAudit(call, transaction, {
          action: "list-view.shared",
          target: { id, name },
          details: { list },
        });
    }).catch(nameTaken);
    return findView(database, call, id);
  });

  route(calls.changeListView, async (call) => {
    const { body, params, session } = call;
    const view = await changeable(call);
    const { name = view.name, shared = view.shared } = body;
    if (shared && !view.shared) refuseSharing(session);
    const changed = { ...view, ...body, name, shared };
    await transactionWithDeadline(database, async (transaction) => {
      await transaction
        .updateTable("listViews")
        .set({
          name,
          nameKey: foldCase(name),
          query: changed.query,
          columns: changed.columns,
          shared,
        })
        .where("id", "=", params.id)
        .execute();
      if (shared || view.shared)
        await recordAudit(call, transaction, {
          action: shared && !view.shared ? "list-view.shared" : "list-view.changed",
          target: { id: view.id, name },
          details: { list: view.list, state: shared ? "shared" : "own" },
        });
    }).catch(nameTaken);
    return changed;
  });

  route(calls.deleteListView, async (call) => {
    const { id, name, list, shared } = await changeable(call);
    await transactionWithDeadline(database, async (transaction) => {
      await transaction.deleteFrom("listViews").where("id", "=", id).execute();
      if (shared)
        await recordAudit(call, transaction, {
          action: "list-view.deleted",
          target: { id, name },
          details: { list },
        });
    });
    return true as const;
  });
};
