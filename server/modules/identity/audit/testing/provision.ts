import type { TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";

/** An identity provider links, creates, groups and deletes users with a token that is revoked afterwards. */
export const provision = async (server: TestServer, root: Browser, id: string): Promise<void> => {
  const at = "/mc-api/provisioning";
  const expiresAt = server.clock.now() + 60_000;
  const issued = await root.done("POST", `${at}/token/add`, {
    name: "Okta",
    invites: false,
    expiresAt,
  });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await server.request(method, `/scim/v2${path}`, {
      body,
      headers: { authorization: `Bearer ${issued["secret"] as string}` },
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as { id: string };
  };
  await ask("PATCH", `/Users/${id}`, {
    Operations: [{ op: "replace", path: "externalId", value: "x" }],
  });
  const made = await ask("POST", "/Users", { userName: "ada@okta.test", displayName: "Ada" });
  const group = await ask("POST", "/Groups", {
    displayName: "Staff",
    members: [{ value: made.id }],
  });
  await root.done("PUT", `${at}/group/map`, { displayName: "Staff", role: "operation" });
  await root.done("PUT", `${at}/default-role`, { role: "clientManager" });
  await ask("DELETE", `/Groups/${group.id}`);
  await ask("DELETE", `/Users/${made.id}`);
  await root.done("POST", `${at}/token/${(issued["token"] as { id: string }).id}/revoke`);
};
