import type { Mailer } from "#platform/mail/mailer.ts";
import { Refusal } from "./refusal.ts";

/** Refuses what depends on a mail if none can be sent. `path` names the requested change. */
export const refuseWithoutMail = ({ delivers }: Mailer, path: string): void => {
  if (!delivers) throw new Refusal("mail_not_set_up", [{ path, code: "no_mail" }]);
};
