import * as calls from "@console-shell/contract/calls/finance-client";
import { answer } from "#kernel/answer.ts";
import { withCourse } from "./course.ts";
import { clients, findClient, listOwners } from "./reads.ts";
import { addClient, updateClient } from "./writes.ts";

/** Clients' accounts. */
export const client = answer(calls, {
  listFinanceClients: async (call) => {
    const page = await clients.page(call);
    const { services, session, query, now } = call;
    return query.course
      ? { ...page, items: await withCourse(services.database, session, page.items, now) }
      : page;
  },
  exportFinanceClients: clients.csv,
  listFinanceOwners: ({ services, session, query }) => listOwners(services, session, query),
  addFinanceClient: addClient,
  getFinanceClient: ({ services, session, params }) =>
    findClient(services.database, session, params.id),
  updateFinanceClient: updateClient,
});
