import { confirmLinkLifetime, type Locale } from "@console-shell/contract";
import { confirmAddressMail } from "./confirm-address-mail.ts";
import type { Services } from "#platform/services.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";
import { hashToken, newToken } from "../session/token.ts";

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
