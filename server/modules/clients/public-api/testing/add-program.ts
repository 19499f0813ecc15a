import { type ApiScope, apiScopes } from "@console-shell/contract";
import type { ApplicationEnvironment } from "@console-shell/contract/calls/client-application";
import type { TestAnswer, TestClient, TestRequest } from "@console-shell/testing/test-client";
import type { Kysely } from "kysely";
import { newId } from "../../../../platform/database/id.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { issueKey } from "../../client-application/key-writes.ts";

/** A client's program in tests: an application with a key, and how to call with it. */
export interface Program {
  applicationId: string;
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

interface ProgramOptions {
  scopes?: readonly ApiScope[];
  environment?: ApplicationEnvironment;
  callsPerMinute?: number;
  callsPerMonth?: number | null;
  expiresAt?: number | null;
}

/** Adds an application with a key, by default with all scopes, and returns how to call with it. */
export const addProgram = async (
  client: TestClient,
  { database, ownerId, now }: { database: Kysely<Tables>; ownerId: string; now: number },
  options: ProgramOptions = {},
): Promise<Program> => {
  const {
    scopes = apiScopes,
    environment = "production",
    callsPerMinute = 600,
    callsPerMonth = null,
    expiresAt = null,
  } = options;
  const applicationId = newId();
  const name = `Program ${applicationId}`;
  await database
    .insertInto("clientApplications")
    .values({
      id: applicationId,
      name,
      nameKey: name.toLowerCase(),
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
    applicationId,
    name: "Key",
    scopes: [...scopes],
    expiresAt,
    createdBy: ownerId,
    now,
  };
  const issued = await issueKey(database, key);
  const { secret } = issued;
  return {
    applicationId,
    keyId: issued.key.id,
    secret,
    request: (method, path, { headers, ...options } = {}, from = client) =>
      from.request(method, path, {
        ...options,
        headers: { ...headers, authorization: `Bearer ${secret}` },
      }),
  };
};
