import { type Locale, resetCodeLifetime } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";

interface ResetCodeMail {
  to: string;
  name: string;
  account: string;
  code: string;
  locale: Locale;
  publicUrl: string;
}

const minutes = resetCodeLifetime / 60_000;

const texts: Record<
  Locale,
  { subject: string; text: (name: string, code: string, link: string) => string }
> = {
  "en-US": {
    subject: "Your password reset code",
    text: (name, code, link) => `Hello ${name},

We received a request to reset the password of your Console Shell account.

Your code: ${code}

Enter it here within ${minutes} minutes. It works once:
${link}

If this wasn’t you, ignore this e-mail. Your password won’t change.
`,
  },
  "zh-CN": {
    subject: "您的密码重置验证码",
    text: (name, code, link) => `${name}，您好：

我们收到了重置您 Console Shell 账号密码的请求。

验证码：${code}

请在 ${minutes} 分钟内打开以下页面并输入验证码，验证码仅可使用一次：
${link}

如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。
`,
  },
};

/** The mail with a reset code, in the operator's language. Its link uses our own address. */
export const resetCodeMail = ({
  to,
  name,
  account,
  code,
  locale,
  publicUrl,
}: ResetCodeMail): Mail => {
  const link = `${publicUrl}/user/reset-password?account=${encodeURIComponent(account)}`;
  const { subject, text } = texts[locale];
  return { to, subject, text: text(name, code, link), locale };
};
