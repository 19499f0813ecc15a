import * as calls from "@console-shell/contract/calls/list-view";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import type { Call, Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { foldCase } from "#platform/database/dialect/fold-case.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { lockOperator, recordAudit } from "#modules/identity/index.ts";
import {
  findView,
  permissionOf,
  refuseClosedApp,
  refuseSharing,
  viewsNamed,
  viewsOf,
} from "./reads.ts";

type Changing = Call<typeof calls.changeListView> | Call<typeof calls.deleteListView>;

const nameKeyOf = (name: string) => foldCase(name.normalize("NFC"));

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

  route(calls.findListViews, async ({ reply, services, session, query, now }) => {
    const apps = (await reply.server.subAppsOf?.(session, now)) ?? [];
    return { items: await viewsNamed(services, session, apps, query) };
  });

  route(calls.createListView, async (call) => {
    const { services, session, body, now } = call;
    const { operatorId: ownerId } = session;
    const { list, name, shared } = body;
    const permission = await permissionOf(call, body);
    if (shared) refuseSharing(session);
    const id = newId();
    await transactionWithDeadline(database, async (transaction) => {
      // Otherwise two calls at once could exceed the limit.
      await lockOperator(services, transaction, ownerId);
      const own = await transaction
        .selectFrom("listViews")
        .select("list")
        .where("ownerId", "=", ownerId)
        .execute();
      const ofList = own.filter((view) => view.list === list);
      if (ofList.length >= listViewLimits.own || own.length >= listViewLimits.ofOperator)
        throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
      await transaction
        .insertInto("listViews")
        .values({ ...body, permission, id, ownerId, nameKey: nameKeyOf(name), createdAt: now })
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
    if (shared) refuseSharing(session);
    const changed = { ...view, ...body, name, shared };
    await transactionWithDeadline(database, async (transaction) => {
      const updated = await transaction
        .updateTable("listViews")
        .set({
          name,
          nameKey: nameKeyOf(name),
          query: changed.query,
          columns: changed.columns,
          shared,
        })
        .where("id", "=", params.id)
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
  });

  route(calls.deleteListView, async (call) => {
    const { id, name, list, shared } = await changeable(call);
    await transactionWithDeadline(database, async (transaction) => {
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
    return true as const;
  });
};
