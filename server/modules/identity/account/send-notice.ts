import { type NoticeKind, noticeMail } from "./notice-mail.ts";
import type { Services } from "#platform/services.ts";

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
