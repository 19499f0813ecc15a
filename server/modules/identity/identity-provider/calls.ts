import * as calls from "@console-shell/contract/calls/identity-provider";
import { answer } from "#kernel/answer.ts";
import { checkIssuer } from "./client.ts";
import { pageOfProviders, passwordPolicy } from "./reads.ts";
import { addProvider, removeProvider, setPasswordPolicy, updateProvider } from "./writes.ts";

/** The OpenID Connect providers, and who may use a password instead. */
export const identityProvider = answer(calls, {
  listProviders: ({ services, query, session }) => pageOfProviders(services, session, query),
  addProvider,
  updateProvider,
  removeProvider,
  checkIssuer: ({ services, body }) => checkIssuer(services, body.issuer),
  getPasswordPolicy: async ({ services: { database, publicUrl } }) => ({
    passwords: await passwordPolicy(database),
    publicUrl,
  }),
  setPasswordPolicy,
});
