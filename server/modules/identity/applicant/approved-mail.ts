import type { Locale } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";
import { setPasswordLinks, type SetPasswordLinks } from "../invitation/mail.ts";

interface RegistrationApprovedMail {
  to: string;
  name: string;
  reference: string;
  account: string;
  token: string;
  locale: Locale;
  publicUrl: string;
}

interface Words extends SetPasswordLinks {
  name: string;
  reference: string;
  account: string;
}

const texts: Record<Locale, { subject: string; text: (words: Words) => string }> = {
  "en-US": {
    subject: "Your registration was approved",
    text: ({ name, reference, account, link, hours, otherwise }) => `Hello ${name},

Your registration ${reference} for a Console Shell account was approved.

Your account: ${account}

Set your password within ${hours} hours. The link works once:
${link}

If the link no longer works, get a code here and use it to set your password:
${otherwise}
`,
  },
  "zh-CN": {
    subject: "您的注册申请已通过",
    text: ({ name, reference, account, link, hours, otherwise }) => `${name}，您好：

您的 Console Shell 注册申请（编号 ${reference}）已通过审核。

您的账号：${account}

请在 ${hours} 小时内打开以下链接设置您的密码，链接仅可使用一次：
${link}

如果链接已失效，请在以下页面获取验证码，并用它设置密码：
${otherwise}
`,
  },
};

/** Mails an applicant about the new account, with the link to set its first password. */
export const registrationApprovedMail = ({
  to,
  token,
  locale,
  publicUrl,
  ...words
}: RegistrationApprovedMail): Mail => {
  const { subject, text } = texts[locale];
  return { to, subject, text: text({ ...words, ...setPasswordLinks(publicUrl, token) }), locale };
};
