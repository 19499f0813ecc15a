import type { Meter } from "@console-shell/contract/words/meters";
import type { TestServer } from "@console-shell/testing/server";

/** A client app of the client with a key, through the server. */
export const addClientApp = async (
  server: TestServer,
  clientId: string,
  environment: "production" | "sandbox" = "production",
): Promise<{ clientAppId: string; keyId: string; payerId: string }> => {
  const root = await server.as("root");
  const { id } = await root.call("POST /cc-api/client-app/add", {
    body: { name: `App ${crypto.randomUUID()}`, environment, ownerId: server.operatorIds.root },
  });
  const { key } = await root.call("POST /cc-api/client-app/:id/key/add", {
    params: { id },
    body: { name: "One", scopes: ["face:search"] },
  });
  await server.services.database
    .updateTable("clientApplications")
    .set({ clientId })
    .where("id", "=", id)
    .execute();
  return { clientAppId: id, keyId: key.id, payerId: clientId };
};

/** Calls of an hour, as they are counted. */
export const addCalls = async (
  server: TestServer,
  { clientAppId, keyId, payerId }: { clientAppId: string; keyId: string; payerId: string },
  {
    meter,
    calls,
    at,
    statusClass = 2,
  }: {
    meter: Meter;
    calls: number;
    at: string;
    statusClass?: number;
  },
): Promise<void> => {
  await server.services.database
    .insertInto("apiUsage")
    .values({
      at: Date.parse(at),
      applicationId: clientAppId,
      keyId,
      payerId,
      operation: `public.${meter}`,
      statusClass,
      meter,
      calls,
      totalMs: calls,
    })
    .execute();
};
