// A session ended on one node is refused on the other with the very next request, and no others are.
import { testPassword } from "@console-shell/testing/test-operators";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "./token.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const [begun, ended] = ["operator.view-begun", "operator.view-ended"] as const;
const newPassword = "otter gravel lantern 7";

let operator: { id: string; account: string };
/** Three sessions of the operator, one of a colleague, and one of root. */
let cookies: { first: string; second: string; third: string; colleague: string };
let root: string;
beforeEach(async () => {
  const { signIn, addOperator, operatorIds } = nodes;
  operator = await addOperator("clientManager");
  cookies = {
    first: await signIn(operator.id),
    second: await signIn(operator.id),
    third: await signIn(operator.id),
    colleague: await signIn(operatorIds.clientManager),
  };
  root = await signIn(operatorIds.root);
});

const statusOn = async (node: TwoNodes["a"], cookie: string) =>
  (await node.request("GET", "/auth/account/info", { cookie })).status;

/** The names of the sessions that a node still accepts. */
const aliveOn = async (node: TwoNodes["a"]): Promise<string[]> => {
  const alive: string[] = [];
  for (const [name, cookie] of Object.entries(cookies)) {
    const status = await statusOn(node, cookie);
    expect([200, 401]).toContain(status);
    if (status === 200) alive.push(name);
  }
  return alive;
};

/** On the first node; returns once it has succeeded. */
const act = async (method: string, path: string, cookie: string | undefined, body?: unknown) => {
  const answer = await nodes.a.request(method, path, { cookie, body });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
const manage = (what: string) => act("POST", `/mc-api/operator/${operator.id}/${what}`, root);

const sessionIdOf = async (cookie: string) => {
  const { id } = await nodes.database
    .selectFrom("sessions")
    .select("id")
    .where("tokenHash", "=", hashToken(cookie.split("=")[1]!))
    .executeTakeFirstOrThrow();
  return id;
};

const resetByMail = async () => {
  const { account } = operator;
  const recover = (path: string, body: unknown) =>
    act("POST", `/cc-api/basic/operator/${path}`, undefined, body);
  await recover("forgetPassword", { account });
  const mails = () =>
    nodes.database
      .selectFrom("mails")
      .select("text")
      .where("recipient", "=", `${account}@console.test`)
      .execute();
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
  const code = /\b\d{8}\b/.exec((await mails())[0]?.text ?? "")![0];
  const { resetToken } = (await recover("preResetPassword", { account, code })).body as {
    resetToken: string;
  };
  await recover("resetPassword", { resetToken, newPassword });
};

const ways: [what: string, end: () => Promise<unknown>, alive: (keyof typeof cookies)[]][] = [
  [
    "a sign-out",
    () => act("GET", "/auth/session/logout", cookies.first),
    ["second", "third", "colleague"],
  ],
  [
    "a new sign-in in the same browser",
    () =>
      act("POST", "/auth/session/login", cookies.first, {
        account: operator.account,
        password: testPassword,
      }),
    ["second", "third", "colleague"],
  ],
  [
    "ending one's own session",
    async () => {
      const id = await sessionIdOf(cookies.second);
      await act("POST", `/cc-api/operator/sessions/${id}/end`, cookies.first);
    },
    ["first", "third", "colleague"],
  ],
  [
    "ending all other own sessions",
    () => act("POST", "/cc-api/operator/sessions/end-others", cookies.first),
    ["first", "colleague"],
  ],
  ["a password reset by mail", resetByMail, ["colleague"]],
  ["a password reset by an administrator", () => manage("reset-password"), ["colleague"]],
  ["ending all sessions by an administrator", () => manage("end-sessions"), ["colleague"]],
  ["disabling the account", () => manage("disable"), ["colleague"]],
];

test.each(ways)("%s @security-5", async (_what, end, alive) => {
  expect(await aliveOn(nodes.b)).toEqual(Object.keys(cookies));
  await end();
  expect(await aliveOn(nodes.b)).toEqual(alive);
  expect(await aliveOn(nodes.a)).toEqual(alive);
});

test("changing the own password ends every other session and this one's old token @security-5", async () => {
  expect(await aliveOn(nodes.b)).toEqual(Object.keys(cookies));
  const body = { oldPassword: testPassword, newPassword };
  const { cookies: set } = await act(
    "POST",
    "/cc-api/operator/changePassword",
    cookies.first,
    body,
  );
  expect(await aliveOn(nodes.b)).toEqual(["colleague"]);
  expect(await statusOn(nodes.b, set[0]!.split(";")[0]!)).toBe(200);
});

describe("an operator's permissions", () => {
  const applicants = async (node: TwoNodes["a"]) =>
    (await node.request("GET", "/mc-api/applicant/list", { cookie: cookies.first })).status;
  const permissions = async () =>
    (await nodes.b.request("GET", "/auth/account/permissions", { cookie: cookies.first })).body;

  test("follow a changed role @security-5", async () => {
    expect(await applicants(nodes.b)).toBe(200);
    await act("PATCH", `/mc-api/operator/${operator.id}`, root, { role: "sales" });
    expect(await applicants(nodes.b)).toBe(403);
    expect(await permissions()).toMatchObject({ role: "sales", subApps: ["finance"] });
    await act("PATCH", `/mc-api/operator/${operator.id}`, root, { role: "admin" });
    expect(await applicants(nodes.b)).toBe(200);
    expect(await permissions()).toMatchObject({ role: "admin" });
  });

  test("follow a grant removed from the role, or added to it @security-5", async () => {
    const grant = { role: "clientManager", permission: "management:applicant:read" } as const;
    expect([await applicants(nodes.a), await applicants(nodes.b)]).toEqual([200, 200]);
    await nodes.database
      .deleteFrom("rolePermissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission)
      .execute();
    expect([await applicants(nodes.a), await applicants(nodes.b)]).toEqual([403, 403]);
    await nodes.database.insertInto("rolePermissions").values(grant).execute();
    expect([await applicants(nodes.a), await applicants(nodes.b)]).toEqual([200, 200]);
  });
});

test("views that begin and end on both nodes at once have one begin and one end each, without deadlocks", async () => {
  const { a, b, database, addOperator, signIn } = nodes;
  for (let round = 0; round < 12; round += 1) {
    const viewer = await addOperator("admin");
    const cookie = await signIn(viewer.id);
    const begin = (node: TwoNodes["a"]) =>
      node.request("POST", `/mc-api/operator/${operator.id}/view-as`, {
        cookie,
        body: { reason: "A call from them" },
      });
    const end = (node: TwoNodes["a"]) => node.request("POST", "/auth/session/end-view", { cookie });
    const byRoot = (node: TwoNodes["a"], path: string) =>
      node.request("POST", path, { cookie: root });
    const sessionId = await sessionIdOf(cookie);
    if (round % 2) await begin(a);
    const answers = await Promise.all([
      begin(b),
      end(a),
      begin(a),
      end(b),
      byRoot(a, `/mc-api/operator/${viewer.id}/end-sessions`),
      ...(round % 3 ? [byRoot(b, `/mc-api/session/${sessionId}/end`)] : []),
    ]);
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
    expect((await byRoot(b, `/mc-api/operator/${viewer.id}/end-sessions`)).status).toBe(200);
    // It chains every event so far.
    expect((await b.request("GET", "/mc-api/audit/verify", { cookie: root })).status).toBe(200);
    const events = await database
      .selectFrom("auditEvents")
      .select("action")
      .where("actorId", "=", viewer.id)
      .where("action", "in", [begun, ended])
      .orderBy("sequence")
      .execute();
    const ends = events.map(({ action }, at) => action === (at % 2 ? ended : begun));
    expect([events.length % 2, ends.every(Boolean)], JSON.stringify(events)).toEqual([0, true]);
  }
});
