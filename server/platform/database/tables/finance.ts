import type {
  ClientStatus,
  CreditState,
  Currency,
  EntryKind,
  InvoiceItem,
  InvoiceMailKind,
  InvoiceMailState,
  LedgerAccount,
} from "@console-shell/contract/calls/finance";
import type { Locale } from "@console-shell/contract";
import type { Generated } from "kysely";
import type { WithDefault } from "./stricter.ts";

/** Counters for gapless numbers of clients and such. */
interface FinanceCounterTable {
  name: string;
  value: number;
}

interface FinanceClientTable {
  id: string;
  number: string;
  name: string;
  currency: Currency;
  /** Sum of the client's postings, updated in the same transaction as each of them. */
  balance: number;
  /** Number of the client's entries; numbers the next one. */
  entryCount: number;
  creditLimit: number;
  /** Derived from balance and limit; stored to notify when it changes for the worse. */
  creditState: Generated<CreditState>;
  /** Basis points. */
  taxRate: WithDefault<number>;
  planId: string | null;
  status: ClientStatus;
  ownerId: string | null;
  contactName: string;
  contactEmail: string;
  /** Where its invoices are mailed, and in which language. */
  billingEmails: Generated<string[]>;
  billingLocale: Generated<Locale>;
  /** Whether it's reminded of open invoices. */
  reminders: Generated<boolean>;
  createdAt: number;
  updatedAt: number;
}

/** Append-only. */
interface CreditLimitChangeTable {
  id: string;
  clientId: string;
  limitBefore: number;
  limitAfter: number;
  changedBy: string;
  changedAt: number;
}

interface ClientNoteTable {
  id: string;
  clientId: string;
  text: string;
  createdBy: string;
  createdAt: number;
  changedAt: number | null;
}

/** Append-only. */
interface LedgerEntryTable {
  id: string;
  clientId: string;
  /** Counts the client's entries from 1, in posting order. */
  sequence: number;
  number: string;
  kind: EntryKind;
  currency: Currency;
  amount: number;
  balanceAfter: number;
  memo: string;
  idempotencyKey: string;
  reversesId: string | null;
  createdBy: string;
  createdAt: number;
}

interface LedgerPostingTable {
  entryId: string;
  account: LedgerAccount;
  currency: Currency;
  debit: number;
  credit: number;
}

export interface InvoiceTable {
  id: string;
  number: string;
  clientId: string;
  /** The client's at that time. */
  clientName: WithDefault<string>;
  currency: Currency;
  /** Overdue is not stored: it is `issued` past the due date. */
  status: "issued" | "paid" | "void";
  periodStart: number;
  periodEnd: number;
  issuedAt: number;
  dueAt: number;
  paidAt: number | null;
  subtotal: number;
  taxRate: number;
  tax: number;
  total: number;
  /** Sum of its credit notes; only this, the status and the time of payment ever change. */
  credited: Generated<number>;
  /** Null for invoices from before there were plans, as are the next two. */
  planVersionId: string | null;
  entryId: string | null;
  issuedBy: string | null;
  /** Null for invoices from before there was one. */
  issuerId: string | null;
  /** The key of the billing run that issued it; null for invoices from before there were keys. */
  runKey: string | null;
}

interface InvoiceLineTable {
  invoiceId: string;
  position: number;
  item: InvoiceItem;
  quantity: number;
  unitPrice: number;
  firstCalls: number | null;
  furtherPrice: number | null;
  amount: number;
}

/** A mail with an invoice to one address; also the queue that sends it. */
interface InvoiceMailTable {
  id: string;
  invoiceId: string;
  /** The mail in which this further invoice of the client is sent: that one has the state. */
  leadId: string | null;
  kind: InvoiceMailKind;
  /** Of a scheduled reminder: days after the due date. */
  days: number | null;
  recipient: string;
  subject: string;
  body: string;
  /** The operator's, within the body; null for mails from before it was kept. */
  message: string | null;
  locale: Locale;
  state: InvoiceMailState;
  /** When it's due; null once it has ended. */
  dueAt: number | null;
  lease: string | null;
  /** Attempts that failed. */
  tries: WithDefault<number>;
  /** Set right before the mail server gets it: from then on it may have been delivered. */
  handedAt: number | null;
  error: string | null;
  /** Null for a scheduled reminder. */
  createdBy: string | null;
  createdAt: number;
  sentAt: number | null;
  /** The recorded request that queued it, as in a `traceparent` header; null if there was none. */
  traceParent: string | null;
}

/** One row. */
interface ReminderSettingsTable {
  id: string;
  enabled: boolean;
  /** Relative to the due date. */
  days: number[];
  /** In UTC. */
  hour: number;
  /** When a node last looked for due reminders. */
  checkedAt: number;
  changedBy: string | null;
  changedAt: number | null;
}

export interface FinanceTables {
  financeCounters: FinanceCounterTable;
  financeClients: FinanceClientTable;
  creditLimitChanges: CreditLimitChangeTable;
  clientNotes: ClientNoteTable;
  ledgerEntries: LedgerEntryTable;
  ledgerPostings: LedgerPostingTable;
  invoices: InvoiceTable;
  invoiceLines: InvoiceLineTable;
  invoiceMails: InvoiceMailTable;
  reminderSettings: ReminderSettingsTable;
}
