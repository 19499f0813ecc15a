import type { Locale } from "@console-shell/contract";

/** Every mail that was to go out. */
export interface MailsTable {
  id: string;
  recipient: string;
  subject: string;
  /** Kept for the mailbox page only: a mail that really went out may hold a secret. */
  text: string | null;
  locale: Locale;
  created_at: number;
  /** When the mail server, or the mailbox, took it. */
  sent_at: number | null;
  error: string | null;
}

export interface MailTables {
  mails: MailsTable;
}
