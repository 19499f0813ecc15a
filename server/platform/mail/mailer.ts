import type { Locale } from "@console-shell/contract";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  locale: Locale;
}

/** Sends a mail, or keeps it for /dev/mailbox. Rejects when it could not be handed over. */
export interface Mailer {
  /** Whether mails are kept to be read at /dev/mailbox, because there is no mail server. */
  readonly mailbox: boolean;
  /** Whether mails go anywhere: production without SMTP_URL can mail nothing. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
