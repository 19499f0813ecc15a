import { get } from "node:http";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test } from "vitest";
import { createMailer, type MailerOptions } from "#platform/mail/create-mailer.ts";

let server: TestServer;
afterEach(() => server.close());

const start = async (options: Partial<MailerOptions> = {}, publicUrl = "http://localhost:8000") => {
  server = await startTestServer({
    publicUrl,
    environment: options.environment ?? "test",
    mailer: ({ database, clock, environment }) =>
      createMailer({ database, clock, environment, from: "no-reply@console.test", ...options }),
  });
};
/** fetch() can't send a custom Host header. */
const send = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined }>((resolve, reject) => {
    get(`${url}/dev/mailbox`, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    }).on("error", reject);
  });
const mail = { to: "sales@console.test", subject: "Hello", text: "One", locale: "en-US" } as const;
const page = (headers?: Record<string, string>) =>
  server.request("GET", "/dev/mailbox", { headers });

test("the page says that there are no mails", async () => {
  await start();
  const answer = await page();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.text).toContain("No e-mails yet.");
  expect((await page({ "accept-language": "zh-CN" })).text).toContain("还没有发送过邮件。");
});

test("the page shows the mails, newest first", async () => {
  await start();
  await server.services.mailer.send(mail);
  server.clock.advance(1000);
  await server.services.mailer.send({ ...mail, subject: "您好", locale: "zh-CN" });
  const { text } = await page();
  expect(text.indexOf("您好")).toBeLessThan(text.indexOf("Hello"));
  expect(text).toContain("sales@console.test");
  expect(text).toContain('<article lang="zh-CN">');
});

test("a password recovery mail can be read there", async () => {
  await start();
  await server.call("POST /cc-api/basic/operator/forgetPassword", { body: { account: "sales" } });
  await expect
    .poll(async () => (await page()).text)
    .toMatch(
      /Your code: \d{8}[^]*<a href="http:\/\/localhost:8000\/user\/reset-password\?account=sales">/,
    );
});

test("a mail can't inject markup into the page", async () => {
  await start();
  const script = `"><script>alert('1')</script>&`;
  await server.services.mailer.send({ ...mail, to: script, subject: script, text: script });
  const { text } = await page();
  expect(text).not.toContain("<script");
  expect(text).toContain("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;");
});

test("the page's policy has no unsafe-inline", async () => {
  await start();
  const answer = await page();
  const policy = answer.headers.get("content-security-policy") ?? "";
  const [, nonce] = /<style nonce="([^"]+)">/.exec(answer.text) ?? [];
  expect(policy).not.toContain("unsafe-");
  expect(policy).toContain(`'nonce-${nonce}'`);
});

test.each<Record<string, string>>([
  { "x-forwarded-for": "203.0.113.7" },
  { forwarded: "for=203.0.113.7" },
  { via: "1.1 proxy" },
  { host: "console.example" },
  { host: "rebound.evil.example" },
])(
  "the page is only for this machine's own browser: not for a request with %o",
  async (headers) => {
    await start();
    expect((await send(server.url, headers)).status).toBe(404);
    expect((await send(server.url, { host: "localhost:1234" })).status).toBe(200);
    expect((await send(server.url, { host: "[::1]:1234" })).status).toBe(200);
  },
);

test("the page doesn't exist if the console is public", async () => {
  // A proxy on this machine may not identify itself, and may forward any name.
  await start({}, "https://staging.example");
  expect((await page()).status).toBe(404);
});

test("the page doesn't exist with a mail server, nor in production", async () => {
  await start({ smtpUrl: "smtp://127.0.0.1:1" });
  expect((await page()).status).toBe(404);
  await server.close();
  await start({ environment: "production" });
  expect((await page()).status).toBe(404);
});
