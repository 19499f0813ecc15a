import * as calls from "@console-shell/contract/calls/client-app";
import { answer } from "#kernel/answer.ts";
import { settleEndedKeys } from "./key/count.ts";
import { apiKeys } from "./key/reads.ts";
import { addKey, changeKey, revokeKey, rotateKey } from "./key/writes.ts";
import { clientApps, findOwnClientApp, listOwners, refuseWithoutClientApp } from "./reads.ts";
import { addClientApp, changeClientApp } from "./writes.ts";

/** Client apps and their API keys. */
export const clientApp = answer(calls, {
  listClientApps: async (call) => {
    if (call.query.sort === "keyCount") await settleEndedKeys(call.services, call.now);
    return clientApps.page(call);
  },
  exportClientApps: clientApps.csv,
  listClientAppOwners: ({ services, query }) => listOwners(services, query),
  addClientApp: async (call) => {
    const id = await addClientApp(call, call.body);
    return findOwnClientApp(call.services.database, id, call);
  },
  getClientApp: (call) => findOwnClientApp(call.services.database, call.params.id, call),
  updateClientApp: async (call) => {
    await changeClientApp(call, call.params.id, call.body);
    return findOwnClientApp(call.services.database, call.params.id, call);
  },
  listApiKeys: async ({ services, params, query, now }) => {
    await refuseWithoutClientApp(services.database, params.id);
    return apiKeys.page({ services, params, query: { ...query, sort: "createdAt" }, now });
  },
  exportApiKeys: async ({ services, openReport, params, query, reply, now }) => {
    await refuseWithoutClientApp(services.database, params.id);
    return apiKeys.csv({ openReport, params, query, reply, now });
  },
  addApiKey: (call) => addKey(call, call.params.id, call.body),
  updateApiKey: (call) => changeKey(call, call.params, call.body),
  rotateApiKey: (call) => rotateKey(call, call.params, call.body),
  revokeApiKey: (call) => revokeKey(call, call.params),
});
