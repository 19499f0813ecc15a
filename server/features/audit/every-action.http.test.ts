// A long day at a new console, in which everything happens that is written down. Whatever secret was
// sent or answered in it is nowhere afterwards: in no event, in no table, in no line of the log.
import { auditActions } from "@console-shell/contract/audit-actions";
import { type CameraStep, faceConsent } from "@console-shell/contract/camera-steps";
import { auditDetails } from "@console-shell/contract/audit-details";
import { createAuthenticator } from "@console-shell/testing/authenticator";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../../http/logger.ts";
import type { VisionEngine } from "../../vision/engine.ts";
import { actingEngine } from "../../vision/testing/acting-engine.ts";
import { following } from "../face-template/testing/follow.ts";
import { takeMailedToken } from "../operator/testing/add-operator.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { faceAt, seeingEngine } from "../probe/testing/face-engine.ts";
import { dealWithMoney } from "./testing/deal-with-money.ts";
import { searchFaces } from "./testing/search-faces.ts";
import { eraseALibrary } from "./testing/erase-a-library.ts";
import { everythingStored } from "../../http/testing/everything-stored.ts";
import { makeSetupLink } from "../setup/setup-link.ts";

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLogger("trace", { write: (line) => void logged.push(line) });
  const seeing = seeingEngine(() => Promise.resolve([faceAt(0.1, [1]), faceAt(0.6, [1])]));
  // Frames of a camera say what they show; whatever else is uploaded shows two people.
  const detectFaces: VisionEngine["detectFaces"] = async (picture) => {
    const acted = await actingEngine.detectFaces(picture);
    return acted.length > 0 ? acted : seeing.detectFaces(picture);
  };
  server = await startTestServer({ log, vision: { ...seeing, detectFaces } });
  await server.services.database.deleteFrom("operators").execute();
});
afterAll(() => server.close());

const secrets = new Set<string>();
const sentSecretly = ["password", "oldPassword", "newPassword", "code", "token", "resetToken"];
const answeredSecretly = ["password", "resetToken", "secret", "recoveryCodes"];
type Fields = Record<string, unknown>;

const keepSecrets = (fields: unknown, names: readonly string[]) => {
  if (typeof fields !== "object" || fields === null) return;
  for (const name of names)
    for (const value of [(fields as Fields)[name]].flat())
      if (typeof value === "string") secrets.add(value);
};

/** One browser: keeps its cookies, and remembers every secret that goes through it. */
const browser = () => {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: Fields): Promise<Fields> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.request(method, path, {
      ...(body && { body }),
      ...(cookie !== "" && { cookie }),
    });
    keepSecrets(body, sentSecretly);
    if (answer.status < 300) keepSecrets(answer.body, answeredSecretly);
    for (const line of answer.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
      if (value !== "") secrets.add(value);
    }
    return { ...(answer.body as Fields), status: answer.status };
  };
  const done = async (method: string, path: string, body?: Fields) => {
    const answer = await send(method, path, body);
    expect(answer["status"], `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
    return answer;
  };
  const refused = async (path: string, body: Fields, code: string) =>
    expect(await send("POST", path, body)).toMatchObject({ code });
  return { done, refused };
};

const login = "/auth/session/login";
const own = "/cc-api/operator";
const rootPassword = "seven quiet harbours";
const linPassword = "otter gravel lantern 7";
const resetPassword = "purple-harbour-kite";

const setUpConsole = async () => {
  const root = browser();
  const token = (await makeSetupLink(server.services))!.split("token=")[1]!;
  const margaret = { account: "margaret", name: "Margaret", email: "margaret@console.test" };
  await root.done("POST", "/auth/setup", { token, ...margaret, password: rootPassword });
  const lin = { account: "lin", name: "Lin", email: "lin@console.test", role: "sales" };
  const made = await root.done("POST", "/mc-api/operator/create", lin);
  const invitation = await takeMailedToken(server, lin.email);
  const password = "silver tunnel basket 4";
  await browser().done("POST", "/auth/invitation/accept", {
    token: invitation,
    newPassword: password,
  });
  return { root, id: made["id"] as string, password };
};

const signInBadly = async () => {
  const stranger = browser();
  const typed = "canary-typed-into-the-wrong-field";
  secrets.add(typed);
  const mixedUp = { account: typed, password: "canary-beside-it" };
  await stranger.refused(login, mixedUp, "wrong_credentials");
  const guess = { account: "lin", password: "canary-guess-of-a-stranger" };
  await stranger.refused(login, guess, "wrong_credentials");
  const token = "canary-token-of-nobody-canary-token-of-nobo";
  const newPassword = "canary-password-for-nobody";
  const nobody = { account: "nobody", name: "No", email: "no@console.test", password: newPassword };
  await stranger.refused("/auth/setup", { token, ...nobody }, "wrong_link");
  await stranger.refused("/auth/invitation/accept", { token, newPassword }, "wrong_link");
  const at = "/cc-api/basic/operator";
  const wrongToken = { resetToken: token, newPassword };
  await stranger.refused(`${at}/resetPassword`, wrongToken, "wrong_reset_code");
  const wrongCode = { account: "lin", code: "canary-reset-code" };
  await stranger.refused(`${at}/preResetPassword`, wrongCode, "wrong_reset_code");
  const { limit } = throttleRules.passkeyFromAddress;
  for (let round = 0; round < limit; round += 1)
    await stranger.done("POST", "/auth/passkey/options");
  await stranger.refused("/auth/passkey/options", {}, "throttled");
};

const changeOwnAccount = async (password: string) => {
  const lin = browser();
  await lin.done("POST", login, { account: "lin", password });
  const wrong = { password: "canary-wrong-own-password" };
  await lin.refused("/auth/session/reauthenticate", wrong, "wrong_password");
  await lin.done("POST", "/auth/session/reauthenticate", { password });
  const change = { newPassword: linPassword };
  const badly = { ...change, oldPassword: "canary-wrong-old-password" };
  await lin.refused(`${own}/changePassword`, badly, "wrong_password");
  await lin.done("POST", `${own}/changePassword`, { ...change, oldPassword: password });
  await lin.done("POST", `${own}/updateBasicInfo`, { name: "Lin Jiayi" });
  await lin.refused("/mc-api/operator/create", {}, "forbidden");
  return lin;
};

const useSecondFactors = async (lin: ReturnType<typeof browser>) => {
  const password = linPassword;
  const { secret } = (await lin.done("POST", `${own}/totp/begin`)) as { secret: string };
  const code = () => {
    server.clock.advance(30_000);
    return generateSync({ secret, epoch: Math.floor(server.clock.now() / 1000) });
  };
  await lin.refused(`${own}/totp/confirm`, { code: "canary-totp" }, "wrong_code");
  const confirmed = await lin.done("POST", `${own}/totp/confirm`, { code: code() });
  const [recoveryCode = ""] = confirmed["recoveryCodes"] as string[];
  const elsewhere = browser();
  const wrong = { account: "lin", password, code: "canary-code" };
  await elsewhere.refused(login, wrong, "wrong_code");
  await elsewhere.done("POST", login, { account: "lin", password, code: code() });
  await elsewhere.done("POST", login, { account: "lin", password, code: recoveryCode });
  await lin.done("POST", `${own}/recoveryCodes/renew`);
  const options = await lin.done("POST", `${own}/passkeys/begin`);
  const passkey = createAuthenticator().make(options as never, { origin: "http://console.test" });
  const added = await lin.done("POST", `${own}/passkeys/add`, { name: "Phone", passkey });
  const { id } = added["passkey"] as { id: string };
  await lin.done("POST", `${own}/passkeys/${id}/remove`);
  await lin.done("POST", `${own}/totp/remove`);
};

/** A face is enrolled for the camera's login, and deleted. */
const showFace = async () => {
  const lin = browser();
  await lin.done("POST", login, { account: "lin", password: linPassword });
  const begun = await lin.done("POST", `${own}/face/begin`);
  const frames = await following(begun["steps"] as CameraStep[], { who: 1 });
  const sent = { challengeId: begun["challengeId"], frames, consent: faceConsent };
  await lin.done("POST", `${own}/face/enrol`, sent);
  await lin.done("POST", `${own}/face/remove`);
};

const forgetPassword = async () => {
  const lin = browser();
  const at = (what: string) => `/cc-api/basic/operator/${what}`;
  const mailed = () => server.mails.map(({ text }) => /^Your code: (\d{8})$/m.exec(text)?.[1]);
  await lin.done("POST", at("forgetPassword"), { account: "lin" });
  await expect.poll(() => mailed().some(Boolean)).toBe(true);
  const code = mailed().find(Boolean)!;
  const token = await lin.done("POST", at("preResetPassword"), { account: "lin", code });
  const { resetToken } = token as { resetToken: string };
  await lin.done("POST", at("resetPassword"), { resetToken, newPassword: resetPassword });
};

const manage = async (root: ReturnType<typeof browser>, id: string) => {
  const at = (what: string) => `/mc-api/operator/${id}/${what}`;
  await root.done("PATCH", `/mc-api/operator/${id}`, { role: "operation" });
  for (const what of ["end-sessions", "reset-password", "disable", "enable"])
    await root.done("POST", at(what));
  await root.done("POST", at("remove-second-factors"));
  const changes = [{ role: "sales", give: ["console:open"], take: [] }];
  await root.done("POST", "/mc-api/role/change", { changes });
};

/** Two apply, one is let in and sets a password, the other is not. */
const decideOnApplicants = async (root: ReturnType<typeof browser>) => {
  for (const [account, decision, body] of [
    ["g.kim", "approve", { role: "sales" }],
    ["b.lee", "reject", { reason: "Not now" }],
  ] as const) {
    const email = `${account}@company.example`;
    const tokens = () =>
      server.mails
        .filter(({ to }) => to === email)
        .map(({ text }) => /#(?:confirm|token)=([\w-]{43})/.exec(text)?.[1]);
    const applicant = browser();
    const application = { account, name: account, company: "Company", email };
    await applicant.done("POST", "/mc-api/basic/applicant/add", application);
    await expect.poll(tokens).toHaveLength(1);
    await applicant.done("POST", "/mc-api/basic/applicant/confirm", { token: tokens()[0]! });
    const { id } = await server.services.database
      .selectFrom("applicants")
      .select("id")
      .where("account", "=", account)
      .executeTakeFirstOrThrow();
    await root.done("POST", `/mc-api/applicant/${id}/${decision}`, body);
    await expect.poll(tokens).toHaveLength(2);
    const [, token] = tokens();
    const newPassword = "nine lanterns at dusk";
    if (token) await applicant.done("POST", "/auth/invitation/accept", { token, newPassword });
  }
};

/** A client application gets a key, another in its place, and then none; and limits, and a library for a while. */
const handOutKeys = async (root: ReturnType<typeof browser>, ownerId: string) => {
  const at = "/cc-api/client-application";
  const made = await root.done("POST", `${at}/add`, {
    name: "Gates",
    environment: "sandbox",
    ownerId,
  });
  const keys = `${at}/${made["id"] as string}/key`;
  const idOf = ({ key }: Fields) => (key as { id: string }).id;
  const first = await root.done("POST", `${keys}/add`, { name: "One", scopes: ["face:search"] });
  const then = { oldKeyExpiresAt: 0 };
  const second = await root.done("POST", `${keys}/${idOf(first)}/rotate`, then);
  await root.done("POST", `${keys}/${idOf(second)}/revoke`);
  const limits = { callsPerMinute: 60, callsPerMonth: 10_000, payerId: null };
  await root.done("PUT", `${at}/${made["id"] as string}/limits`, limits);
  const library = { name: "Faces", kind: "faces" };
  const { id } = (await root.done("POST", "/cc-api/library/create", library)) as { id: string };
  const libraries = `${at}/${made["id"] as string}/library`;
  await root.done("POST", `${libraries}/grant`, { libraryIds: [id] });
  await root.done("POST", `${libraries}/${id}/withdraw`);
};

/** A webhook is added, tried in vain, changed, and deleted; a member comes and goes. */
const openApplication = async (root: ReturnType<typeof browser>, ownerId: string) => {
  const at = "/cc-api/client-application";
  const application = { name: "Doors", environment: "sandbox", ownerId };
  const { id } = await root.done("POST", `${at}/add`, application);
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
    .updateTable("webhook_deliveries")
    .set({ state: "dead", due_at: null, lease: null })
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

/** An alert is set, made stricter and dropped. */
const watch = async (root: ReturnType<typeof browser>) => {
  const rule = { name: "Slow", metric: "p95", operation: null, comparison: "above" };
  const limits = { threshold: 100, windowMinutes: 15 };
  const { id } = await root.done("POST", "/cc-api/alert/create", { ...rule, ...limits });
  await root.done("PATCH", `/cc-api/alert/${id as string}`, { threshold: 50 });
  await root.done("DELETE", `/cc-api/alert/${id as string}`);
};

/** Things are searched for; the search is kept for a while, its results are taken along. */
const searchObjects = async (root: ReturnType<typeof browser>) => {
  const at = "/cc-api/object-search";
  const library = { name: "Goods", kind: "objects" };
  const { id: libraryId } = await root.done("POST", "/cc-api/library/create", library);
  const set = { name: "Shop", libraryIds: [libraryId], defaultThreshold: 0.5, labels: [] };
  const { id: catalogueId } = await root.done("POST", `${at}/catalogue/create`, set);
  const conditions = { catalogueId, labels: ["cup"], threshold: 0.5 };
  const { id: queryId } = await root.done("POST", `${at}/query/create`, conditions);
  await root.done("GET", `${at}/query/${queryId as string}/results/export`);
  const saved = { queryId, name: "Cups", shared: false };
  const { id } = await root.done("POST", `${at}/saved/create`, saved);
  await root.done("PATCH", `${at}/saved/${id as string}`, { shared: true });
  await root.done("DELETE", `${at}/saved/${id as string}`);
  await root.done("POST", `${at}/catalogue/${catalogueId as string}/index-again`);
};

/** Something is announced, said better, and over. */
const announce = async (root: ReturnType<typeof browser>) => {
  const at = "/mc-api/announcement";
  const title = { "en-US": "Maintenance", "zh-CN": "" };
  const text = { "en-US": "Tonight", "zh-CN": "" };
  const startsAt = server.clock.now();
  const announced = { title, text, level: "info", startsAt, endsAt: null };
  const { id } = (await root.done("POST", `${at}/create`, announced)) as { id: string };
  await root.done("POST", `${at}/${id}/update`, { ...announced, level: "warning" });
  await root.done("POST", `${at}/${id}/end`);
};

/** Where a secret is, standing by itself; six digits may be a part of any number. */
const placesOf = (secret: string, texts: ReadonlyMap<string, string>): string[] => {
  const literal = secret.replaceAll(/[^\w-]/g, String.raw`\$&`);
  const alone = new RegExp(`(?<![\\w-])${literal}(?![\\w-])`);
  return [...texts].filter(([, text]) => alone.test(text)).map(([name]) => name);
};

test("everything that is written down happens, and no secret of it is kept", async () => {
  const { root, id, password } = await setUpConsole();
  await signInBadly();
  const lin = await changeOwnAccount(password);
  await useSecondFactors(lin);
  await showFace();
  await forgetPassword();
  await root.done("POST", "/auth/session/reauthenticate", { password: rootPassword });
  await manage(root, id);
  await decideOnApplicants(root);
  await handOutKeys(root, id);
  await openApplication(root, id);
  await announce(root);
  await watch(root);
  await searchFaces(server, root);
  await searchObjects(root);
  await eraseALibrary(server, root);
  await dealWithMoney(server, root, browser);
  await server.services.background.settled();

  const events = await server.services.database.selectFrom("audit_events").selectAll().execute();
  const happened = new Set(events.map(({ action }) => action));
  expect([...happened].toSorted()).toEqual(auditActions.toSorted());
  // What it says beside the target has a name in the reader's language.
  const details = new Set(
    events.flatMap((one) => Object.keys(JSON.parse(one.details) as Record<string, unknown>)),
  );
  const bare = [...details].map((name) => name.replace(/^(?:from|to)\./, ""));
  expect(bare.filter((name) => !(auditDetails as readonly string[]).includes(name))).toEqual([]);

  const refused = new Set(events.flatMap((one) => (one.outcome === "refused" ? one.action : [])));
  expect([...refused].toSorted()).toEqual([
    "access.refused",
    "console.set-up",
    "password.changed",
    "password.reset",
    "password.set",
    "second-factor.totp-added",
    "session.confirmed",
    "session.refused",
    "tries.used-up",
  ]);

  const kept = await everythingStored(server.services.database);
  kept.set("the log", logged.join(""));
  expect(kept.get("audit_events")!.length).toBeGreaterThan(1000);
  expect(kept.get("the log")).toContain("/auth/setup");
  // Four passwords, their wrong guesses, codes of every kind, and a token of each sign-in.
  expect(secrets.size).toBeGreaterThan(40);
  for (const secret of secrets) expect(placesOf(secret, kept), secret).toEqual([]);
  // The search would find one that is there.
  expect(placesOf("margaret", kept)).toContain("audit_events");
});
