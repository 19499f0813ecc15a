import { textKey } from "@console-shell/contract/words/typed-text";
import { type ApiScope, apiScopes } from "@console-shell/contract";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import type { TestAnswer, TestClient, TestRequest } from "@console-shell/testing/test-client";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { issueKey } from "#modules/clients/client-app/key/writes.ts";

/** A client app with a key, and how to call with it. */
export interface ClientAppWithKey {
  clientAppId: string;
  keyId: string;
  secret: string;
  /** A call with the key; to `from` if there are several nodes. */
  request: (
    method: string,
    path: string,
    options?: TestRequest,
    from?: TestClient,
  ) => Promise<TestAnswer>;
}

interface KeyOptions {
  scopes?: readonly ApiScope[];
  environment?: ClientAppEnvironment;
  callsPerMinute?: number;
  callsPerMonth?: number | null;
  expiresAt?: number | null;
}

/** Adds a client app with a key, by default with all scopes, and returns how to call with it. */
export const addClientAppWithKey = async (
  client: TestClient,
  { database, ownerId, now }: { database: Kysely<Tables>; ownerId: string; now: number },
  options: KeyOptions = {},
): Promise<ClientAppWithKey> => {
  const {
    scopes = apiScopes,
    environment = "production",
    callsPerMinute = 600,
    callsPerMonth = null,
    expiresAt = null,
  } = options;
  const clientAppId = newId();
  const name = `Client app ${clientAppId}`;
  await database
    .insertInto("clientApplications")
    .values({
      id: clientAppId,
      name,
      nameKey: textKey(name),
      environment,
      description: "",
      status: "active",
      ownerId,
      callsPerMinute,
      callsPerMonth,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const key = {
    clientAppId,
    name: "Key",
    scopes: [...scopes],
    expiresAt,
  };
  const issued = await issueKey(database, { operatorId: ownerId, now }, key);
  const { secret } = issued;
  return {
    clientAppId,
    keyId: issued.key.id,
    secret,
    request: (method, path, { headers, ...options } = {}, from = client) =>
      from.request(method, path, {
        ...options,
        headers: { ...headers, authorization: `Bearer ${secret}` },
      }),
  };
};
