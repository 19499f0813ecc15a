import {
  addApiKey,
  addClientApplication,
  exportApiKeys,
  getClientApplication,
  listApiKeys,
  listClientApplicationOwners,
  listClientApplications,
  revokeApiKey,
  rotateApiKey,
  updateClientApplication,
} from "@console-shell/contract/calls/client-application";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { findOwnApplication, listOwners, refuseWithoutApplication } from "./application-queries.ts";
import { handleAddKey, handleRevokeKey, handleRotateKey } from "./key-handlers.ts";
import { everyKey, exportedKey, listKeys } from "./key-queries.ts";
import { listApplications } from "./list-applications.ts";
import { writeChange, writeNew } from "./write-application.ts";

/** Client applications and their API keys. */
export const clientApplication: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listClientApplications, ({ query, session, now }) =>
    listApplications(services, query, { session, now }),
  );

  route(listClientApplicationOwners, () => listOwners(database));

  route(addClientApplication, async (call) =>
    findOwnApplication(database, await writeNew(call), call),
  );

  route(getClientApplication, ({ params, session, now }) =>
    findOwnApplication(database, params.id, { session, now }),
  );

  route(updateClientApplication, async (call) => {
    await writeChange(call);
    return findOwnApplication(database, call.params.id, call);
  });

  route(listApiKeys, async ({ params, query, now }) => {
    await refuseWithoutApplication(database, params.id);
    return listKeys(database, params.id, query, now);
  });

  route(exportApiKeys, async ({ openReport, params: { id }, now, reply }) => {
    await refuseWithoutApplication(database, id);
    return sendCsv(reply, "api-keys", exportedKey, everyKey(openReport().database, id, now));
  });

  route(addApiKey, handleAddKey);
  route(rotateApiKey, handleRotateKey);
  route(revokeApiKey, handleRevokeKey);
};
