import * as calls from "@console-shell/contract/calls/operator-session";
import { answer } from "#kernel/answer.ts";
import { auditList } from "../audit/view.ts";
import { readMayEnd, sessions } from "./reads.ts";
import { endSession } from "./writes.ts";

/** Sessions of all operators. */
export const operatorSession = answer(calls, {
  listSessions: async (call) => {
    const [{ items, total }, mayEnd] = await Promise.all([
      sessions.page(call),
      readMayEnd(call.services, call.session),
    ]);
    const page = {
      items: items.map((item) => ({
        ...item,
        current: item.id === call.session.id,
        mayEnd: mayEnd(item),
      })),
      total,
    };
    return auditList(call, "list.viewed", { id: null, name: "sessions" }, page);
  },
  exportSessions: sessions.csv,
  endSession,
});
