// An operator knows the links that they copied: those open no account that they couldn't reset themselves by now.
import type { Role } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addOperator } from "../operator/testing/add-operator.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const newPassword = "otter gravel lantern 7";
const accept = async (link: string | null) => {
  const token = link?.split("token=")[1];
  return server.request("POST", "/auth/invitation/accept", { body: { token, newPassword } });
};

/** An operator of a role, with a link that `by` has copied. */
const invite = async (by: "admin" | "root", role: Role = "sales") => {
  const { id, link } = await (
    await server.as(by)
  ).call("POST /mc-api/operator/create", {
    body: { account: "hire", name: "Hire", email: "hire@console.test", role, delivery: "link" },
  });
  return { id, link };
};
const changeRole = async (id: string, role: Role) =>
  (await server.as("root")).call("PATCH /mc-api/operator/:id", { params: { id }, body: { role } });
const give = (role: Role, permission: "management:sub-app:override") =>
  server.services.database.insertInto("rolePermissions").values({ role, permission }).execute();

const ends: Record<string, (invited: string) => Promise<unknown>> = {
  "a promotion of the operator": (id) => changeRole(id, "root"),
  "a higher role, however it was given": (id) =>
    server.services.database
      .updateTable("operators")
      .set({ role: "root" })
      .where("id", "=", id)
      .execute(),
  "a permission for the operator's role": () => give("sales", "management:sub-app:override"),
  "a demotion of the copier": () => changeRole(server.operatorIds.admin, "bizDirector"),
  "disabling the copier, and enabling them": async () => {
    const root = await server.as("root");
    const params = { id: server.operatorIds.admin };
    await root.call("POST /mc-api/operator/:id/disable", { params });
    await root.call("POST /mc-api/operator/:id/enable", { params });
  },
  "a reset of the copier's password": async () =>
    (await server.as("root")).call("POST /mc-api/operator/:id/reset-password", {
      params: { id: server.operatorIds.admin },
    }),
};

test.each(Object.keys(ends))("%s ends a copied link @security-18", async (what) => {
  const { id, link } = await invite("admin");
  await ends[what]!(id);
  expect((await accept(link)).body).toMatchObject({ code: "wrong_link" });
  const { items } = await (
    await server.as("root")
  ).call("GET /mc-api/audit/list", { query: { action: "password.set" } });
  expect(items).toMatchObject([{ outcome: "refused" }]);
});

test("a link copied for a reset ends with a promotion, too @security-18", async () => {
  const { operator } = await addOperator(server, {
    account: "hire",
    name: "Hire",
    email: "hire@console.test",
    role: "sales",
  });
  const { link } = await (
    await server.as("admin")
  ).call("POST /mc-api/operator/:id/reset-password", {
    params: { id: operator.id },
    body: { delivery: "link" },
  });
  await changeRole(operator.id, "root");
  expect((await accept(link)).body).toMatchObject({ code: "wrong_link" });
});

test("another role that the copier could give leaves a link as it is", async () => {
  const { id, link } = await invite("admin");
  await changeRole(id, "clientManager");
  expect((await accept(link)).status).toBe(200);
});

test("a link that root has copied works after any promotion", async () => {
  const { id, link } = await invite("root");
  await changeRole(id, "root");
  expect((await accept(link)).status).toBe(200);
});
