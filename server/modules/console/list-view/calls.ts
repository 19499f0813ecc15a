import * as calls from "@console-shell/contract/calls/list-view";
import { answer } from "#kernel/answer.ts";
import { findView, refuseClosedApp, viewsNamed, viewsOf } from "./reads.ts";
import { addView, changeView, removeView } from "./writes.ts";

/** Saved views of lists. Only changes of shared ones are audited. */
export const listView = answer(calls, {
  listListViews: async (call) => {
    const { services, session, query } = call;
    await refuseClosedApp(call, query.list);
    return { items: await viewsOf(services.database, session, query.list) };
  },
  findListViews: async ({ reply, services, session, query, now }) => {
    const apps = (await reply.server.subAppsOf?.(session, now)) ?? [];
    return { items: await viewsNamed(services, session, apps, query) };
  },
  createListView: async (call) => {
    const id = await addView(call, call.body);
    return findView(call.services.database, call, id);
  },
  changeListView: (call) => changeView(call, call.params.id, call.body),
  deleteListView: async (call) => {
    await removeView(call, call.params.id);
    return true;
  },
});
