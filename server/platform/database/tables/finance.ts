import type {
  ClientStatus,
  CreditState,
  Currency,
  EntryKind,
  InvoiceItem,
  LedgerAccount,
} from "@console-shell/contract/calls/finance";
import type { Generated } from "kysely";

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
  entry_count: number;
  credit_limit: number;
  /** Derived from balance and limit; stored to notify when it changes for the worse. */
  credit_state: Generated<CreditState>;
  /** Basis points. */
  tax_rate: number;
  plan_id: string | null;
  status: ClientStatus;
  owner_id: string | null;
  contact_name: string;
  contact_email: string;
  created_at: number;
  updated_at: number;
}

/** Append-only. */
interface LedgerEntryTable {
  id: string;
  client_id: string;
  /** Counts the client's entries from 1, in posting order. */
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

interface LedgerPostingTable {
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
  /** The client's at that time. */
  client_name: string;
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
  /** Sum of its credit notes; only this, the status and the time of payment ever change. */
  credited: Generated<number>;
  /** Null for invoices from before there were plans, as are the next two. */
  plan_version_id: string | null;
  entry_id: string | null;
  issued_by: string | null;
  /** Null for invoices from before there was one. */
  issuer_id: string | null;
  /** The key of the billing run that issued it; null for invoices from before there were keys. */
  run_key: string | null;
}

interface InvoiceLineTable {
  invoice_id: string;
  position: number;
  item: InvoiceItem;
  quantity: number;
  unit_price: number;
  first_calls: number | null;
  further_price: number | null;
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
