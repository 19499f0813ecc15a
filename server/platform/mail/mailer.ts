import type { Locale } from "@console-shell/contract";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  locale: Locale;
}

/** Sends a mail, or stores it for /dev/mailbox. Rejects if delivery failed. */
export interface Mailer {
  /** Whether mails are stored for /dev/mailbox, because there is no mail server. */
  readonly mailbox: boolean;
  /** Whether mails can be delivered: not in production without SMTP_URL. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
