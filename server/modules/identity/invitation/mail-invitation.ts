import { operatorInvitedMail } from "./operator-invited-mail.ts";
import type { Services } from "#platform/services.ts";

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
