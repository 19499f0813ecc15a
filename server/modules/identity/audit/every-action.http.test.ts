// A long scenario that triggers every audited action. No secret that was sent or returned may be found afterwards: not
// in an event, a table or a log line.
import { auditActions, auditDetails } from "@console-shell/contract/words/audit";
import { type CameraStep, faceConsent } from "@console-shell/contract/words/camera-steps";
import { createAuthenticator } from "@console-shell/testing/authenticator";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { actingEngine } from "#platform/vision/testing/acting-engine.ts";
import { following } from "../face-login/testing/follow.ts";
import { rotateKeys } from "#platform/secrets/rotate-keys.ts";
import { recordKeyRotation } from "./writes.ts";
import { takeMailedToken } from "../operator/testing/add-operator.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { faceAt, seeingEngine } from "#modules/search/query-image/testing/face-engine.ts";
import { askForApproval } from "./testing/ask-for-approval.ts";
import { dealWithMoney } from "./testing/deal-with-money.ts";
import { provision } from "./testing/provision.ts";
import { searchFaces } from "./testing/search-faces.ts";
import { decideOnApplicants } from "./testing/decide-on-applicants.ts";
import { handOutKeys, openClientApp } from "./testing/open-client-apps.ts";
import { searchObjects } from "./testing/search-objects.ts";
import { signOnWithCompany } from "./testing/sign-on-with-company.ts";
import { viewRecords } from "./testing/view-records.ts";
import { shipASubApp } from "./testing/ship-a-sub-app.ts";
import { eraseALibrary } from "./testing/erase-a-library.ts";
import { everythingStored } from "#kernel/testing/everything-stored.ts";
import { makeSetupLink } from "../setup/link.ts";

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLogger("trace", { write: (line) => void logged.push(line) });
  const seeing = seeingEngine(() => Promise.resolve([faceAt(0.1, [1]), faceAt(0.6, [1])]));
  // Camera frames describe what they show; any other upload shows two people.
  const detectFaces: VisionEngine["detectFaces"] = async (picture) => {
    const acted = await actingEngine.detectFaces(picture);
    return acted.length > 0 ? acted : seeing.detectFaces(picture);
  };
  server = await startTestServer({ log, vision: { ...seeing, detectFaces } });
  await server.services.database.deleteFrom("operators").execute();
});
afterAll(() => server.close());

const secrets = new Set<string>();
const sentSecretly = [
  "password",
  "oldPassword",
  "newPassword",
  "code",
  "token",
  "resetToken",
  "clientSecret",
];
const answeredSecretly = ["password", "resetToken", "secret", "recoveryCodes"];
type Fields = Record<string, unknown>;

const keepSecrets = (fields: unknown, names: readonly string[]) => {
  if (typeof fields !== "object" || fields === null) return;
  for (const name of names)
    for (const value of [(fields as Fields)[name]].flat())
      if (typeof value === "string") secrets.add(value);
};

/** One browser: keeps its cookies, and remembers every secret that passes through it. */
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

/** A face is enrolled for face login, and deleted. */
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
  await root.done("POST", at("view-as"), { reason: "A question of theirs" });
  await root.done("POST", "/auth/session/end-view");
  for (const what of ["end-sessions", "reset-password", "disable", "enable"])
    await root.done("POST", at(what));
  await root.done("POST", at("remove-second-factors"));
  const changes = [{ role: "sales", give: ["console:open"], take: [] }];
  await root.done("POST", "/mc-api/role/change", { changes });
  const keys = { addresses: [], apiKeyDays: null, subAppTokenDays: 90, changedAt: null };
  await root.done("PUT", "/mc-api/security-policy", keys);
};

/** An alert rule is created, tightened and deleted. */
const watch = async (root: ReturnType<typeof browser>) => {
  const rule = { name: "Slow", metric: "p95", operation: null, comparison: "above" };
  const limits = { threshold: 100, windowMinutes: 15 };
  const { id } = await root.done("POST", "/cc-api/alert/create", { ...rule, ...limits });
  const at = `/cc-api/alert/${id as string}`;
  await root.done("PATCH", at, { threshold: 1_000_000, metric: "calls", comparison: "below" });
  await root.done("POST", `${at}/acknowledge`, { comment: "Seen" });
  await root.done("POST", `${at}/silence`, { until: server.clock.now() + 60_000 });
  await root.done("POST", `${at}/silence`, { until: null });
  await root.done("POST", `${at}/webhook/set`, { url: "https://93.184.216.34/alerts" });
  await root.done("DELETE", `${at}/webhook`);
  await root.done("DELETE", `/cc-api/alert/${id as string}`);
};

/** An announcement is created, edited and ended. */
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

const shareAView = async (root: ReturnType<typeof browser>) => {
  const view = { list: "/finance/invoices", permission: null, name: "Overdue", query: {} };
  const at = "/cc-api/list-view";
  const { id } = await root.done("POST", `${at}/create`, { ...view, columns: null, shared: true });
  await root.done("PATCH", `${at}/${id as string}`, { name: "Late" });
  await root.done("DELETE", `${at}/${id as string}`);
};

/** Finds a secret as a whole word; six digits may be part of any number. */
const placesOf = (secret: string, texts: ReadonlyMap<string, string>): string[] => {
  const literal = secret.replaceAll(/[^\w-]/g, String.raw`\$&`);
  const alone = new RegExp(`(?<![\\w-])${literal}(?![\\w-])`);
  return [...texts].filter(([, text]) => alone.test(text)).map(([name]) => name);
};

test("every audited action happens, and no secret is stored @security-1 @security-24 @security-32", async () => {
  const { root, id, password } = await setUpConsole();
  await signInBadly();
  const lin = await changeOwnAccount(password);
  await useSecondFactors(lin);
  await showFace();
  await forgetPassword();
  await root.done("POST", "/auth/session/reauthenticate", { password: rootPassword });
  await manage(root, id);
  await askForApproval(server, id);
  await decideOnApplicants(server, root, browser);
  await handOutKeys(root, id);
  await openClientApp(server, root, id);
  await announce(root);
  await watch(root);
  await shareAView(root);
  await signOnWithCompany(root, browser());
  await searchFaces(server, root);
  await searchObjects(root);
  await eraseALibrary(server, root);
  await shipASubApp(server, root, id);
  await provision(server, root, id);
  await dealWithMoney(server, root, browser);
  // A month has passed.
  await root.done("POST", login, { account: "margaret", password: rootPassword });
  await viewRecords(server, root);
  await root.done("POST", "/mc-api/audit/checkpoint");
  await rotateKeys(server.services, {
    say: () => undefined,
    record: recordKeyRotation(server.services),
    pause: 0,
  });
  await server.services.background.settled();

  const events = await (await server.chained()).selectFrom("auditEvents").selectAll().execute();
  const happened = new Set(events.map(({ action }) => action));
  expect([...happened].toSorted()).toEqual(auditActions.toSorted());
  // Each detail has a name in the reader's language.
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
  // Proves that the search can find one.
  expect(placesOf("margaret", kept)).toContain("audit_events");
});
