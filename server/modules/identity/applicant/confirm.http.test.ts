import { confirmLinkLifetime } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import { removeExpired } from "#modules/retention.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { hashToken } from "../session/token.ts";
import { applyForToken, registration } from "./testing/apply.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: "https://console.test" });
});
afterEach(() => server.close());

const confirm = (token: string) =>
  server.request("POST", "/mc-api/basic/applicant/confirm", { body: { token } });
const apply = (headers: Record<string, string> = {}, on = server) =>
  on.request("POST", "/mc-api/basic/applicant/add", { body: registration, headers });
const row = () =>
  server.services.database.selectFrom("applicants").selectAll().executeTakeFirstOrThrow();

describe("the mail", () => {
  test("has a link only to our own address, with the token in the fragment", async () => {
    await apply({ host: "evil.example", "x-forwarded-host": "evil.example" });
    await expect.poll(() => server.mails.length).toBe(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      to: registration.email,
      subject: "Confirm your e-mail address",
      locale: "en-US",
    });
    expect(mail!.text).toMatch(
      /^https:\/\/console\.test\/user\/register#confirm=[A-Za-z0-9_-]{43}$/m,
    );
    expect(mail!.text).not.toContain("evil.example");
  });

  test("is in the request's language, which the registration keeps", async () => {
    await applyForToken(server, { locale: "zh-CN,zh;q=0.9" });
    expect(server.mails[0]).toMatchObject({ locale: "zh-CN", subject: "请确认您的邮箱地址" });
    expect(server.mails[0]!.text).toContain("48 小时");
    expect(await row()).toMatchObject({ locale: "zh-CN" });
    await applyForToken(server, { locale: "en" });
    expect(server.mails[1]).toMatchObject({ locale: "en-US" });
    expect(await row()).toMatchObject({ locale: "en-US" });
  });

  test("contains nothing typed into the form", async () => {
    await applyForToken(server, {
      account: "buy.cheap.example",
      name: "Visit evil.example now",
      company: "Evil Offers",
      reason: "An advertisement",
    });
    const { text, subject } = server.mails[0]!;
    for (const typed of ["cheap", "evil.example", "Evil Offers", "advertisement"])
      expect(`${subject}\n${text}`).not.toContain(typed);
  });

  test("is sent after the response, and before the server stops", async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    let sent = 0;
    const slow = await startTestServer({
      mailer: () => ({
        mailbox: true,
        delivers: true,
        send: () => taken.then(() => void (sent += 1)),
      }),
    });
    // A response that waited for the mail would never arrive.
    expect((await apply({}, slow)).status).toBe(200);
    expect(sent).toBe(0);
    take();
    await slow.close();
    expect(sent).toBe(1);
  });

  test("that fails is logged and audited, and doesn't change the response", async () => {
    const lines: string[] = [];
    const failing = await startTestServer({
      log: createLogger("error", { write: (line) => void lines.push(line) }),
      // Nothing listens there.
      mailer: ({ database, clock }) =>
        createMailer({
          database,
          clock,
          environment: "production",
          from: "console@console.test",
          smtpUrl: "smtp://127.0.0.1:9",
        }),
    });
    try {
      const answer = await apply({}, failing);
      expect(answer.status).toBe(200);
      await expect.poll(() => lines.length).toBe(1);
      expect(lines[0]).toContain("A link to confirm an address could not be mailed");
      const mails = await failing.services.database.selectFrom("mails").selectAll().execute();
      expect(mails).toMatchObject([
        {
          recipient: registration.email,
          sentAt: null,
          error: expect.stringContaining("ECONNREFUSED"),
        },
      ]);
      expect(lines[0]).not.toContain("#confirm=");
    } finally {
      await failing.close();
    }
  });

  test("goes to an address at most three times an hour, silently", async () => {
    const { limit, window } = throttleRules.confirmMail;
    const tokens: string[] = [];
    for (let index = 0; index < limit; index += 1)
      tokens.push(await applyForToken(server, { account: `grace.kim${index}` }));
    const silent = { ...registration, account: "grace.kim0", email: "GRACE.KIM@hanbit.example" };
    const answer = await server.request("POST", "/mc-api/basic/applicant/add", { body: silent });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object)).toEqual(["reference"]);
    // The other address's mail comes after the point where this one's would have been.
    await applyForToken(server, { account: "other", email: "other@hanbit.example" });
    expect(server.mails).toHaveLength(limit + 1);
    // The last mailed link stays valid, because no newer one was sent.
    expect((await confirm(tokens[0]!)).status).toBe(200);

    server.clock.advance(window);
    await applyForToken(server, { account: "grace.kim1" });
    expect(server.mails).toHaveLength(limit + 2);
  });
});

describe("the link", () => {
  test("works once", async () => {
    const token = await applyForToken(server);
    const first = await confirm(token);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ reference: (await row()).reference });
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      code: "wrong_link",
      message: "The link is wrong, already used or expired.",
    });
    expect(await row()).toMatchObject({ status: "waiting", confirmHash: null });
  });

  test("used concurrently counts once and is audited once @security-28", async () => {
    const token = await applyForToken(server);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const events = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "actorId", "target"])
      .orderBy("sequence")
      .execute();
    const { reference } = await row();
    expect(events).toEqual([
      { action: "applicant.added", actorId: null, target: reference },
      { action: "applicant.confirmed", actorId: null, target: reference },
    ]);
  });

  test("lives 48 hours, as does the registration", async () => {
    const token = await applyForToken(server);
    server.clock.advance(confirmLinkLifetime);
    expect((await confirm(token)).body).toMatchObject({ code: "wrong_link" });
    server.clock.advance(-1);
    await removeExpired(server.services, server.clock.now());
    expect((await confirm(token)).status).toBe(200);

    await applyForToken(server, { account: "forgotten" });
    server.clock.advance(confirmLinkLifetime);
    await removeExpired(server.services, server.clock.now());
    const left = await server.services.database
      .selectFrom("applicants")
      .select("account")
      .execute();
    expect(left).toEqual([{ account: registration.account }]);
  });

  test("is replaced when the registration is sent again, with the same reference", async () => {
    const first = await applyForToken(server);
    const { reference } = await row();
    server.clock.advance(1000);
    const second = await applyForToken(server);
    expect((await confirm(first)).body).toMatchObject({ code: "wrong_link" });
    server.clock.advance(confirmLinkLifetime - 1);
    expect((await confirm(second)).body).toEqual({ reference });
  });

  test("that has expired is replaced too", async () => {
    await applyForToken(server);
    server.clock.advance(confirmLinkLifetime);
    const token = await applyForToken(server);
    expect((await confirm(token)).status).toBe(200);
  });

  test("is stored only as a hash", async () => {
    const token = await applyForToken(server);
    expect(await row()).toMatchObject({ confirmHash: hashToken(token) });
    const { database } = server.services;
    const stored = await Promise.all([
      database.selectFrom("applicants").selectAll().execute(),
      (await server.chained()).selectFrom("auditEvents").selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("of one registration doesn't confirm another", async () => {
    await applyForToken(server);
    const token = await applyForToken(server, { account: "other.one" });
    await confirm(token);
    const rows = await server.services.database
      .selectFrom("applicants")
      .select(["account", "status"])
      .orderBy("account")
      .execute();
    expect(rows).toEqual([
      { account: "grace.kim", status: "unconfirmed" },
      { account: "other.one", status: "waiting" },
    ]);
  });

  test("that doesn't exist is rejected in the reader's language", async () => {
    const answer = await server.request("POST", "/mc-api/basic/applicant/confirm", {
      body: { token: "A".repeat(43) },
      headers: { "accept-language": "zh-CN" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "wrong_link",
      message: "链接无效、已被使用或已过期。",
    });
  });

  test("in an invalid body names the field", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["token"]],
      [{ token: "" }, ["token"]],
      [{ token: "x".repeat(129) }, ["token"]],
      [{ token: "x", status: "approved" }, ["status"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await server.request("POST", "/mc-api/basic/applicant/confirm", { body });
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path)).toEqual(paths);
    }
  });

  test("is rate limited by address", async () => {
    const statuses: number[] = [];
    for (let round = 0; round <= throttleRules.confirmFromAddress.limit; round += 1)
      statuses.push((await confirm(`guess-${round}`)).status);
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});
