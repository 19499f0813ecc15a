import type { Locale } from "@console-shell/contract";
import type { Mail } from "./mailer.ts";

/** What was changed at an account. */
export type NoticeKind =
  | "password-changed"
  | "email-changed"
  | "second-factors-changed"
  | "face-changed";

interface NoticeMail {
  to: string;
  name: string;
  account: string;
  kind: NoticeKind;
  locale: Locale;
  publicUrl: string;
}

const subjects: Record<NoticeKind, Record<Locale, string>> = {
  "password-changed": {
    "en-US": "Your password was changed",
    "zh-CN": "您的密码已更改",
  },
  "email-changed": {
    "en-US": "Your e-mail address was changed",
    "zh-CN": "您的邮箱地址已更改",
  },
  "face-changed": {
    "en-US": "Your face for signing in was changed",
    "zh-CN": "您的登录人脸已更改",
  },
  "second-factors-changed": {
    "en-US": "Your second factors were changed",
    "zh-CN": "您的双重验证方式已更改",
  },
};

const texts: Record<
  Locale,
  (name: string, account: string, subject: string, link: string) => string
> = {
  "en-US": (name, account, subject, link) => `Hello ${name},

this is about your Console Shell account ${account}:

${subject}.

If it was you, there is nothing to do. If it wasn't, set a new password at once and tell an administrator:
${link}
`,
  "zh-CN": (name, account, subject, link) => `${name}，您好：

您的 Console Shell 账号 ${account} 发生了以下变更：

${subject}。

如果是您本人的操作，无需处理。如果不是，请立即重置密码并联系管理员：
${link}
`,
};

/** The mail about a change at an account, in the operator's language. */
export const noticeMail = ({ to, name, account, kind, locale, publicUrl }: NoticeMail): Mail => {
  const subject = subjects[kind][locale];
  const link = `${publicUrl}/user/forget-password`;
  return { to, subject, text: texts[locale](name, account, subject, link), locale };
};
