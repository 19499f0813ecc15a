import type { Locale } from "@console-shell/contract";

/** Every outgoing mail. */
export interface MailsTable {
  id: string;
  recipient: string;
  subject: string;
  /** Stored only for the mailbox page: a mail that was really sent may contain a secret. */
  text: string | null;
  locale: Locale;
  createdAt: number;
  /** When the mail server, or the mailbox, accepted it. */
  sentAt: number | null;
  error: string | null;
}

export interface MailTables {
  mails: MailsTable;
}
