import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import type { Kysely } from "kysely";
import { newId } from "../database/id.ts";
import type { Tables } from "../database/tables/index.ts";
import { histogram, timed } from "../metrics/registry.ts";
import { inSpan } from "../tracing/spans.ts";
import type { Environment } from "../services.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { type Deliver, smtpDelivery } from "./smtp.ts";

export interface MailerOptions {
  database: Kysely<Tables>;
  clock: () => number;
  environment: Environment;
  /** SMTP_URL; without it mails are kept for the mailbox page, but never in production. */
  smtpUrl?: string | undefined;
  /** Sender of every mail, e.g. `Console Shell <no-reply@console.example>`. */
  from: string;
}

const durations = histogram(
  "console_mail_duration_seconds",
  "Mails handed to the mail server, by outcome.",
  ["outcome"],
);

const refuse: Deliver = () =>
  Promise.reject(new Error("This mail can't be sent: SMTP_URL is not set"));

/** Creates a server's only mailer. Each mail leaves a row in the table `mails`, sent or not. */
export const createMailer = ({
  database,
  clock,
  environment,
  smtpUrl,
  from,
}: MailerOptions): Mailer => {
  const mailbox = !smtpUrl && environment !== "production";
  const deliver = smtpUrl ? smtpDelivery(smtpUrl, from) : refuse;

  const record = (mail: Mail, outcome: { sentAt: number } | { error: string }) =>
    database
      .insertInto("mails")
      .values({
        id: newId(),
        recipient: mail.to,
        subject: mail.subject,
        text: mailbox ? mail.text : null,
        locale: mail.locale,
        createdAt: clock(),
        sentAt: "sentAt" in outcome ? outcome.sentAt : null,
        error: "error" in outcome ? outcome.error.slice(0, 1000) : null,
      })
      .execute();

  return {
    mailbox,
    delivers: mailbox || smtpUrl !== undefined,
    async send(given) {
      const mail = {
        ...given,
        subject: oneFullStop(given.subject),
        text: oneFullStop(given.text),
      };
      if (!mailbox)
        try {
          await inSpan({ name: "mail", kind: "client" }, () =>
            timed(durations, {}, () => deliver(mail)),
          );
        } catch (error) {
          await record(mail, { error: error instanceof Error ? error.message : String(error) });
          throw error;
        }
      await record(mail, { sentAt: clock() });
    },
  };
};
