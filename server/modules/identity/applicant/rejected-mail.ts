import type { Locale } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";

interface RegistrationRejectedMail {
  to: string;
  name: string;
  reference: string;
  reason: string;
  locale: Locale;
  publicUrl: string;
}

interface Words {
  name: string;
  reference: string;
  reason: string;
  link: string;
}

const texts: Record<Locale, { subject: string; text: (words: Words) => string }> = {
  "en-US": {
    subject: "Your registration was not approved",
    text: ({ name, reference, reason, link }) => `Hello ${name},

Your registration ${reference} for a Console Shell account was not approved. Reason:

${reason}

You can register again:
${link}
`,
  },
  "zh-CN": {
    subject: "您的注册申请未通过",
    text: ({ name, reference, reason, link }) => `${name}，您好：

您的 Console Shell 注册申请（编号 ${reference}）未通过审核，原因如下：

${reason}

您可以重新提交注册申请：
${link}
`,
  },
};

/** Mails an applicant the reason for the rejection. */
export const registrationRejectedMail = ({
  to,
  locale,
  publicUrl,
  ...words
}: RegistrationRejectedMail): Mail => {
  const { subject, text } = texts[locale];
  return { to, subject, text: text({ ...words, link: `${publicUrl}/user/register` }), locale };
};
