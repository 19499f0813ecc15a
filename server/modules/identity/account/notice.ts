import type { Locale } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";
import type { Services } from "#platform/services.ts";

/** What happened to an account. */
type NoticeKind =
  | "new-browser"
  | "password-changed"
  | "email-changed"
  | "second-factors-changed"
  | "face-changed";

interface NoticeMail {
  to: string;
  name: string;
  account: string;
  kind: NoticeKind;
  /** IP address of the request. */
  address?: string | undefined;
  locale: Locale;
  publicUrl: string;
}

const subjects: Record<NoticeKind, Record<Locale, string>> = {
  "new-browser": {
    "en-US": "New sign-in to your account",
    "zh-CN": "您的账号在新浏览器上登录",
  },
  "password-changed": {
    "en-US": "Your password was changed",
    "zh-CN": "您的密码已更改",
  },
  "email-changed": {
    "en-US": "Your e-mail address was changed",
    "zh-CN": "您的邮箱地址已更改",
  },
  "face-changed": {
    "en-US": "Your face sign-in was changed",
    "zh-CN": "您的登录人脸已更改",
  },
  "second-factors-changed": {
    "en-US": "Your second factors were changed",
    "zh-CN": "您的双重验证方式已更改",
  },
};

/** What happened, in a sentence or two. */
const sentences = (kind: NoticeKind, locale: Locale, address: string | undefined): string => {
  const subject = subjects[kind][locale];
  if (kind !== "new-browser") return locale === "zh-CN" ? `${subject}。` : `${subject}.`;
  return locale === "zh-CN"
    ? `有人在新的浏览器上登录了您的账号，IP 地址：${address}。`
    : `Someone signed in from a new browser. IP address: ${address}.`;
};

const texts: Record<Locale, (name: string, account: string, what: string, link: string) => string> =
  {
    "en-US": (name, account, what, link) => `Hello ${name},

This is about your Console Shell account ${account}:

${what}

If this was you, you don’t need to do anything. If it wasn’t, set a new password now and contact an administrator:
${link}
`,
    "zh-CN": (name, account, what, link) => `${name}，您好：

这封邮件与您的 Console Shell 账号 ${account} 有关：

${what}

如果是您本人的操作，无需处理。如果不是，请立即重置密码并联系管理员：
${link}
`,
  };

/** The notice of an account event, in the operator's language. */
export const noticeMail = ({
  to,
  name,
  account,
  kind,
  address,
  locale,
  publicUrl,
}: NoticeMail): Mail => {
  const subject = subjects[kind][locale];
  const link = `${publicUrl}/user/forget-password`;
  return {
    to,
    subject,
    text: texts[locale](name, account, sentences(kind, locale, address), link),
    locale,
  };
};

interface Details {
  /** Replaces the stored e-mail address. */
  to?: string;
  /** Network address of the request. */
  address?: string;
}

/** Mails an operator about an account event, after the response, so that they notice what they didn't do. */
export const sendNotice = (
  { background, database, mailer, publicUrl }: Services,
  operatorId: string,
  kind: NoticeKind,
  { to, address }: Details = {},
): void => {
  // The console itself notifies operators of what others did.
  if (!mailer.delivers) return;
  background.run("A notice could not be mailed", async () => {
    const operator = await database
      .selectFrom("operators")
      .select(["account", "name", "email", "locale"])
      .where("id", "=", operatorId)
      .executeTakeFirst();
    if (!operator) return;
    const { email, ...rest } = operator;
    await mailer.send(noticeMail({ ...rest, kind, address, to: to ?? email, publicUrl }));
  });
};
