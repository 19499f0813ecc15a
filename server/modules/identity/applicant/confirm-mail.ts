import { confirmLinkLifetime, type Locale } from "@console-shell/contract";
import type { Mail } from "#platform/mail/mailer.ts";
import type { Services } from "#platform/services.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";
import { hashToken, newToken } from "../session/token.ts";

interface ConfirmAddressMail {
  to: string;
  reference: string;
  token: string;
  locale: Locale;
  publicUrl: string;
}

const hours = confirmLinkLifetime / 3_600_000;

const texts: Record<
  Locale,
  { subject: string; text: (reference: string, link: string) => string }
> = {
  "en-US": {
    subject: "Confirm your e-mail address",
    text: (reference, link) => `Hello,

We received a registration for a Console Shell account with this e-mail address.

Reference: ${reference}

Confirm your address within ${hours} hours. The link works once:
${link}

An administrator then reviews the registration. We’ll e-mail you the decision.

If this wasn’t you, ignore this e-mail. Unconfirmed registrations are deleted.
`,
  },
  "zh-CN": {
    subject: "请确认您的邮箱地址",
    text: (reference, link) => `您好：

我们收到了一份使用此邮箱地址提交的 Console Shell 注册申请。

申请编号：${reference}

请在 ${hours} 小时内打开以下链接确认邮箱地址，链接仅可使用一次：
${link}

确认后，管理员将审核注册申请，结果会通过邮件通知您。

如果这不是您本人的操作，请忽略本邮件。未经确认的注册申请将被删除。
`,
  },
};

/**
 * The mail whose link confirms a registration's address, with the token in the fragment, which browsers don't send to
 * servers. It contains none of the form's input: a stranger may have entered this address, and could otherwise send
 * text to its owner in our name.
 */
export const confirmAddressMail = ({
  to,
  reference,
  token,
  locale,
  publicUrl,
}: ConfirmAddressMail): Mail => {
  const { subject, text } = texts[locale];
  return {
    to,
    subject,
    text: text(reference, `${publicUrl}/user/register#confirm=${token}`),
    locale,
  };
};

/**
 * Mails a new link for an unconfirmed registration, which invalidates the previous one. If the address's rate limit is
 * reached, nothing is sent and the previous link stays valid.
 */
export const mailConfirmLink = async (
  { database, mailer, publicUrl }: Services,
  { id, locale, now }: { id: string; locale: Locale; now: number },
): Promise<void> => {
  const unconfirmed = await database
    .selectFrom("applicants")
    .select("emailKey")
    .where("id", "=", id)
    .where("status", "=", "unconfirmed")
    .executeTakeFirst();
  if (!unconfirmed) return;
  const { wait } = await takeTry(database, throttleRules.confirmMail, [unconfirmed.emailKey], now);
  if (wait > 0) return;
  const token = newToken();
  const renewed = await database
    .updateTable("applicants")
    .set({
      confirmHash: hashToken(token),
      confirmExpiresAt: now + confirmLinkLifetime,
      locale,
    })
    .where("id", "=", id)
    .where("status", "=", "unconfirmed")
    .returning(["email", "reference"])
    .executeTakeFirst();
  if (!renewed) return;
  const { email: to, reference } = renewed;
  await mailer.send(confirmAddressMail({ to, reference, token, locale, publicUrl }));
};
