import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailer, type MailerOptions } from "./create-mailer.ts";
import { startSmtpServer } from "@console-shell/testing/smtp-server";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const mail = {
  to: "lin@console.test",
  subject: "您的密码重置验证码",
  text: "验证码：12345678\n",
  locale: "zh-CN",
} as const;
const mailerWith = (options: Partial<MailerOptions>) =>
  createMailer({
    database: opened.database,
    clock: () => 1_770_000_000_000,
    environment: "production",
    from: "Console Shell <no-reply@console.test>",
    ...options,
  });
const logged = () => opened.database.selectFrom("mails").selectAll().execute();

test("a mail is sent by SMTP; its text, which may hold a secret, isn't kept", async () => {
  const smtp = await startSmtpServer();
  try {
    const mailer = mailerWith({ smtpUrl: smtp.url });
    await mailer.send(mail);
    expect(mailer.mailbox).toBe(false);
    const [message = ""] = smtp.messages;
    expect(message).toContain("To: lin@console.test");
    expect(message).toContain("From: Console Shell <no-reply@console.test>");
    expect(message).toContain("Content-Language: zh-CN");
    const [head, ...body] = message.split("\n\n");
    expect(head).toContain("Subject: =?UTF-8?");
    expect(Buffer.from(body.join(""), "base64").toString()).toContain("验证码：12345678");
    expect(await logged()).toEqual([
      {
        id: expect.any(String),
        recipient: "lin@console.test",
        subject: mail.subject,
        text: null,
        locale: "zh-CN",
        createdAt: 1_770_000_000_000,
        sentAt: 1_770_000_000_000,
        error: null,
      },
    ]);
  } finally {
    await smtp.close();
  }
});

test("a mail rejected by the server fails, and the reason is kept", async () => {
  const smtp = await startSmtpServer({ refuses: true });
  try {
    await expect(mailerWith({ smtpUrl: smtp.url }).send(mail)).rejects.toThrow("nobody here");
    expect(await logged()).toMatchObject([
      { sentAt: null, text: null, error: expect.stringContaining("nobody here") },
    ]);
  } finally {
    await smtp.close();
  }
});

test("without SMTP_URL a mail is kept in the mailbox, and rejected in production", async () => {
  const demo = mailerWith({ environment: "demo" });
  expect(demo.mailbox).toBe(true);
  await demo.send(mail);
  expect(await logged()).toMatchObject([{ text: mail.text, error: null }]);

  const production = mailerWith({ environment: "production" });
  expect(production.mailbox).toBe(false);
  await expect(production.send(mail)).rejects.toThrow("SMTP_URL");
});

test("a mail server without encryption gets nothing if SMTP_URL requires it @security-18", async () => {
  const smtp = await startSmtpServer();
  try {
    const mailer = mailerWith({ smtpUrl: `${smtp.url}/?requireTLS=true` });
    await expect(mailer.send(mail)).rejects.toThrow(/SSL|TLS/);
    expect(smtp.messages).toEqual([]);
  } finally {
    await smtp.close();
  }
});
