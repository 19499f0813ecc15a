import { type NoticeKind, noticeMail } from "../../mail/notice-mail.ts";
import type { Services } from "../../services.ts";

/**
 * Tells an operator by mail what was changed at the account, after the answer: whoever did not do it
 * has to know. `to` is the address unless it is the one stored now.
 */
export const sendNotice = (
  { background, database, mailer, publicUrl }: Services,
  operatorId: string,
  kind: NoticeKind,
  to?: string,
): void =>
  background.run("A notice could not be mailed", async () => {
    const operator = await database
      .selectFrom("operators")
      .select(["account", "name", "email", "locale"])
      .where("id", "=", operatorId)
      .executeTakeFirst();
    if (!operator) return;
    const { email, ...rest } = operator;
    await mailer.send(noticeMail({ ...rest, kind, to: to ?? email, publicUrl }));
  });
