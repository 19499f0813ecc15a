import { invitationLifetime, type Locale } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";
import type { Services } from "#platform/services.ts";

/** A mail's instructions for setting a password: the link, its lifetime, and the alternative. */
export interface SetPasswordLinks {
  link: string;
  hours: number;
  otherwise: string;
}

/** The links for an invitation's token. */
export const setPasswordLinks = (publicUrl: string, token: string): SetPasswordLinks => ({
  link: `${publicUrl}/user/set-password#token=${token}`,
  hours: invitationLifetime / 3_600_000,
  otherwise: `${publicUrl}/user/forget-password`,
});

interface OperatorInvitedMail {
  to: string;
  name: string;
  account: string;
  token: string;
  locale: Locale;
  publicUrl: string;
  /** A new account; otherwise its password was reset. */
  isNew: boolean;
}

type Words = SetPasswordLinks & { name: string; account: string };
type Texts = Record<Locale, { subject: string; text: (words: Words) => string }>;

const invitation: Texts = {
  "en-US": {
    subject: "You’re invited to Console Shell",
    text: ({ name, account, link, hours, otherwise }) => `Hello ${name},

A Console Shell account was created for you.

Your account: ${account}

Set your password within ${hours} hours. The link works once:
${link}

If the link no longer works, get a code here and use it to set your password:
${otherwise}
`,
  },
  "zh-CN": {
    subject: "邀请您使用 Console Shell",
    text: ({ name, account, link, hours, otherwise }) => `${name}，您好：

已为您创建 Console Shell 账号。

您的账号：${account}

请在 ${hours} 小时内打开以下链接设置您的密码，链接仅可使用一次：
${link}

如果链接已失效，请在以下页面获取验证码，并用它设置密码：
${otherwise}
`,
  },
};

const reset: Texts = {
  "en-US": {
    subject: "Set a new password for Console Shell",
    text: ({ name, account, link, hours, otherwise }) => `Hello ${name},

An administrator reset the password of your Console Shell account ${account}. The old password no longer works, and you’re signed out everywhere.

Set a new password within ${hours} hours. The link works once:
${link}

If the link no longer works, get a code here and use it to set your password:
${otherwise}
`,
  },
  "zh-CN": {
    subject: "请为 Console Shell 设置新密码",
    text: ({ name, account, link, hours, otherwise }) => `${name}，您好：

管理员已重置您的 Console Shell 账号 ${account} 的密码。原密码已失效，所有会话均已结束。

请在 ${hours} 小时内打开以下链接设置新密码，链接仅可使用一次：
${link}

如果链接已失效，请在以下页面获取验证码，并用它设置密码：
${otherwise}
`,
  },
};

/** The mail with the link to set a password that nobody else has seen. */
export const operatorInvitedMail = ({
  to,
  token,
  locale,
  publicUrl,
  isNew,
  ...words
}: OperatorInvitedMail): Mail => {
  const { subject, text } = (isNew ? invitation : reset)[locale];
  return { to, subject, text: text({ ...words, ...setPasswordLinks(publicUrl, token) }), locale };
};

export interface Invitation {
  /** The operator's. */
  id: string;
  token: string;
  /** A new account; otherwise its password was reset. */
  isNew: boolean;
}

/**
 * Mails an operator the link to set a password, after the response. Without a mail server nothing is mailed: an
 * administrator can copy a link for an operator who waits for one.
 */
export const mailInvitation = (
  { background, database, mailer, publicUrl }: Services,
  { id, ...invitation }: Invitation,
): void => {
  if (!mailer.delivers) return;
  background.run("An invitation could not be mailed", async () => {
    const operator = await database
      .selectFrom("operators")
      .select(["account", "name", "email", "locale"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!operator) return;
    const { email, ...rest } = operator;
    await mailer.send(operatorInvitedMail({ ...rest, ...invitation, to: email, publicUrl }));
  });
};
