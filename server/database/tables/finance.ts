import type {
  ClientStatus,
  Currency,
  EntryKind,
  InvoiceItem,
  LedgerAccount,
} from "@console-shell/contract/endpoints/finance";

/** Counters that number clients and such without gaps. */
export interface FinanceCounterTable {
  name: string;
  value: number;
}

export interface FinanceClientTable {
  id: string;
  number: string;
  name: string;
  currency: Currency;
  /** Sum of the client's postings, moved in the same transaction as each of them. */
  balance: number;
  /** How many entries the client has; numbers the next one. */
  entry_count: number;
  credit_limit: number;
  status: ClientStatus;
  owner_id: string | null;
  contact_name: string;
  contact_email: string;
  created_at: number;
  updated_at: number;
}

/** Rows are only ever inserted. */
export interface LedgerEntryTable {
  id: string;
  client_id: string;
  /** Counts the client's entries from 1, in the order in which they were posted. */
  sequence: number;
  number: string;
  kind: EntryKind;
  currency: Currency;
  amount: number;
  balance_after: number;
  memo: string;
  idempotency_key: string;
  reverses_id: string | null;
  created_by: string;
  created_at: number;
}

export interface LedgerPostingTable {
  entry_id: string;
  account: LedgerAccount;
  currency: Currency;
  debit: number;
  credit: number;
}

export interface InvoiceTable {
  id: string;
  number: string;
  client_id: string;
  currency: Currency;
  /** Overdue is not stored: it is `issued` past the due date. */
  status: "issued" | "paid" | "void";
  period_start: number;
  period_end: number;
  issued_at: number;
  due_at: number;
  paid_at: number | null;
  subtotal: number;
  tax_rate: number;
  tax: number;
  total: number;
}

export interface InvoiceLineTable {
  invoice_id: string;
  position: number;
  item: InvoiceItem;
  quantity: number;
  unit_price: number;
  amount: number;
}

export interface FinanceTables {
  finance_counters: FinanceCounterTable;
  finance_clients: FinanceClientTable;
  ledger_entries: LedgerEntryTable;
  ledger_postings: LedgerPostingTable;
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
}
