import {
  addApiKey,
  addClientApp,
  exportApiKeys,
  exportClientApps,
  getClientApp,
  listApiKeys,
  listClientAppOwners,
  listClientApps,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
  updateClientApp,
} from "@console-shell/contract/calls/client-app";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import {
  findOwnClientApp,
  listOwners,
  refuseWithoutClientApp,
  everyClientApp,
  exportedClientApp,
  listVisibleClientApps,
} from "./reads.ts";
import { handleAddKey, handleRevokeKey, handleRotateKey, handleUpdateKey } from "./key/writes.ts";
import { everyKey, exportedKey, listKeys } from "./key/reads.ts";
import { writeChange, writeNew } from "./writes.ts";

/** Client apps and their API keys. */
export const clientApp: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listClientApps, ({ query, session, now }) =>
    listVisibleClientApps(services, query, { session, now }),
  );

  route(exportClientApps, async ({ openReport, query, session, now, reply }) =>
    sendCsv(
      reply,
      "client-apps",
      exportedClientApp,
      everyClientApp(openReport(), query, { session, now }),
    ),
  );

  route(listClientAppOwners, ({ query }) => listOwners(services, query));

  route(addClientApp, async (call) => findOwnClientApp(database, await writeNew(call), call));

  route(getClientApp, ({ params, session, now }) =>
    findOwnClientApp(database, params.id, { session, now }),
  );

  route(updateClientApp, async (call) => {
    await writeChange(call);
    return findOwnClientApp(database, call.params.id, call);
  });

  route(listApiKeys, async ({ params, query, now }) => {
    await refuseWithoutClientApp(database, params.id);
    return listKeys(database, params.id, query, now);
  });

  route(exportApiKeys, async ({ openReport, params: { id }, now, reply }) => {
    await refuseWithoutClientApp(database, id);
    return sendCsv(reply, "api-keys", exportedKey, everyKey(openReport().database, id, now));
  });

  route(addApiKey, handleAddKey);
  route(updateApiKey, handleUpdateKey);
  route(rotateApiKey, handleRotateKey);
  route(revokeApiKey, handleRevokeKey);
};
