import {
  addApiKey,
  addClientApplication,
  getClientApplication,
  listApiKeys,
  listClientApplicationOwners,
  listClientApplications,
  revokeApiKey,
  rotateApiKey,
  updateClientApplication,
} from "@console-shell/contract/endpoints/client-application";
import type { Feature } from "../../http/call.ts";
import { changeApplication } from "./change-application.ts";
import { findApplication, listOwners, refuseWithoutApplication } from "./application-queries.ts";
import { handleAddKey, handleRevokeKey, handleRotateKey } from "./key-handlers.ts";
import { listKeys } from "./key-queries.ts";
import { listApplications } from "./list-applications.ts";
import { addApplication } from "./save-application.ts";

/** Client applications and their API keys. */
export const clientApplication: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listClientApplications, ({ query, session, now }) =>
    listApplications(services, query, { session, now }),
  );

  route(listClientApplicationOwners, () => listOwners(database));

  route(addClientApplication, async ({ body, now }) => {
    const id = await addApplication(database, body, now);
    return findApplication(database, id, now);
  });

  route(getClientApplication, ({ params, now }) => findApplication(database, params.id, now));

  route(updateClientApplication, async ({ params, body, now }) => {
    await changeApplication(services, params.id, body, now);
    return findApplication(database, params.id, now);
  });

  route(listApiKeys, async ({ params, query, now }) => {
    await refuseWithoutApplication(database, params.id);
    return listKeys(database, params.id, query, now);
  });

  route(addApiKey, handleAddKey);
  route(rotateApiKey, handleRotateKey);
  route(revokeApiKey, handleRevokeKey);
};
