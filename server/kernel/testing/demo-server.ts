import { type Endpoint, type Role, roles } from "@console-shell/contract";
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { runSeeds } from "../../demo/run-seeds.ts";
import { shortSeeds } from "../../demo/testing/short-seeds.ts";
import { readKnownIds } from "./known-ids.ts";

export interface DemoServer {
  server: TestServer;
  /** Root, signed in. */
  root: TestClient & { cookie: string };
  /** A call's address with parameters that name records of the demo. */
  addressOf: (endpoint: Endpoint) => string;
}

/** A server with the demo's data, so that calls find records. */
export const startDemoServer = async (options?: TestServerOptions): Promise<DemoServer> => {
  // Nothing may process the demo's queue.
  const server = await startTestServer({ imagesAtOnce: 0, ...options });
  const { database } = server.services;
  // The demo brings six operators of the same names.
  await database.deleteFrom("operators").execute();
  await runSeeds(server.services, "a password for the demo", shortSeeds);
  const accounts = await database
    .selectFrom("operators")
    .select(["id", "account"])
    .where("account", "in", roles)
    .execute();
  for (const { id, account } of accounts) server.operatorIds[account as Role] = id;
  const idsOf = await readKnownIds(database);
  return {
    server,
    root: await server.as("root"),
    addressOf: ({ name, path }) =>
      path.replaceAll(
        /:(\w+)/g,
        (_match, parameter: string) => idsOf(name)(parameter)[0] ?? server.operatorIds.root,
      ),
  };
};
