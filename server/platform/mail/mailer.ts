import type { Locale } from "@console-shell/contract";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  locale: Locale;
  files?: readonly MailFile[];
  /** Stays the same if the mail is sent again, so that mail programs show it once. */
  messageId?: string;
}

/** An attachment. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

/** Whether the mail server certainly didn't take the mail; after other errors it may have. */
export const wasNotTaken = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (
    responseCode !== undefined ||
    ["ECONNECTION", "EDNS", "EAUTH", "EENVELOPE", "ECONNREFUSED"].includes(code ?? "")
  );
};

/** Whether another attempt may succeed: the server couldn't be reached, or said "later". */
export const isTemporary = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined || responseCode < 500;
};

/** Sends a mail, or stores it for /dev/mailbox. Rejects if delivery failed. */
export interface Mailer {
  /** Whether mails are stored for /dev/mailbox, because there is no mail server. */
  readonly mailbox: boolean;
  /** Whether mails can be delivered: not in production without SMTP_URL. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
