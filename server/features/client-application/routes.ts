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
import {
  findApplication,
  findOwnApplication,
  listApplications,
  listOwners,
} from "./application-queries.ts";
import { handleAddKey, handleRevokeKey, handleRotateKey } from "./key-handlers.ts";
import { listKeys } from "./key-queries.ts";
import { addApplication } from "./save-application.ts";

/** Client applications and their API keys. */
export const clientApplication: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listClientApplications, ({ query, session, now }) =>
    listApplications(services, query, { session, now }),
  );

  route(listClientApplicationOwners, () => listOwners(database));

  route(addClientApplication, async ({ body, session, now }) => {
    const id = await addApplication(database, body, now);
    return findOwnApplication(database, id, { session, now });
  });

  route(getClientApplication, ({ params, session, now }) =>
    findOwnApplication(database, params.id, { session, now }),
  );

  route(updateClientApplication, async ({ params, body, session, now }) => {
    await changeApplication(services, params.id, body, now);
    return findOwnApplication(database, params.id, { session, now });
  });

  route(listApiKeys, async ({ params, query, now }) => {
    await findApplication(database, params.id, now);
    return listKeys(database, params.id, query, now);
  });

  route(addApiKey, handleAddKey);
  route(rotateApiKey, handleRotateKey);
  route(revokeApiKey, handleRevokeKey);
};
