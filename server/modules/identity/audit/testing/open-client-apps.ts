import type { TestServer } from "@console-shell/testing/server";
import type { Browser } from "./browser.ts";

/** A client app gets a key, has it rotated, then revoked; and gets limits, and a library for a while. */
export const handOutKeys = async (root: Browser, ownerId: string): Promise<void> => {
  const at = "/cc-api/client-app";
  const made = await root.done("POST", `${at}/add`, {
    name: "Gates",
    environment: "sandbox",
    ownerId,
  });
  const keys = `${at}/${made["id"] as string}/key`;
  const idOf = ({ key }: Record<string, unknown>) => (key as { id: string }).id;
  const first = await root.done("POST", `${keys}/add`, { name: "One", scopes: ["face:search"] });
  await root.done("PATCH", `${keys}/${idOf(first)}`, { addresses: ["203.0.113.0/24"] });
  const then = { oldKeyExpiresAt: 0 };
  const second = await root.done("POST", `${keys}/${idOf(first)}/rotate`, then);
  await root.done("POST", `${keys}/${idOf(second)}/revoke`);
  const limits = { callsPerMinute: 60, callsPerMonth: 10_000, payerId: null };
  await root.done("PUT", `${at}/${made["id"] as string}/limits`, limits);
  const library = { name: "Faces", kind: "faces", environment: "sandbox" };
  const { id } = (await root.done("POST", "/cc-api/library/create", library)) as { id: string };
  const libraries = `${at}/${made["id"] as string}/library`;
  await root.done("POST", `${libraries}/grant`, { libraryIds: [id] });
  await root.done("POST", `${libraries}/${id}/withdraw`);
};

/** A webhook is added, fails, is changed, and deleted; a member is added and removed. */
export const openClientApp = async (
  server: TestServer,
  root: Browser,
  ownerId: string,
): Promise<void> => {
  const at = "/cc-api/client-app";
  const clientApp = { name: "Doors", environment: "sandbox", ownerId };
  const { id } = await root.done("POST", `${at}/add`, clientApp);
  await root.done("PATCH", `${at}/${id as string}`, { status: "suspended" });
  const webhooks = `${at}/${id as string}/webhook`;
  const added = await root.done("POST", `${webhooks}/add`, {
    url: "https://receiver.example/hook",
    events: ["api_key.created"],
  });
  const one = `${webhooks}/${(added["webhook"] as { id: string }).id}`;
  await root.done("POST", `${one}/rotate`, { oldSecretEndsAt: 0 });
  const sent = await root.done("POST", `${one}/test`);
  await root.done("PATCH", one, { state: "paused" });
  await server.services.database
    .updateTable("webhookDeliveries")
    .set({ state: "dead", dueAt: null, lease: null })
    .execute();
  await root.done("POST", `${one}/delivery/${sent["id"] as string}/redeliver`);
  await root.done("DELETE", one);
  const members = `${at}/${id as string}/member`;
  const admin = { account: "noor", name: "Noor", email: "noor@console.test", role: "sales" };
  const { id: operatorId } = await root.done("POST", "/mc-api/operator/create", admin);
  await root.done("POST", `${members}/add`, { operatorId, role: "viewer" });
  await root.done("PATCH", `${members}/${operatorId as string}`, { role: "manager" });
  await root.done("DELETE", `${members}/${operatorId as string}`);
};
