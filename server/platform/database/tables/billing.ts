import type { ClientStatus, Currency } from "@console-shell/contract/calls/finance";
import type { Meter } from "@console-shell/contract/words/meters";

/** All of these are append-only. */
interface PricePlanTable {
  id: string;
  name: string;
  currency: Currency;
  created_by: string;
  created_at: number;
}

/** A plan's prices from a month on, until a later version. */
interface PricePlanVersionTable {
  id: string;
  plan_id: string;
  /** First instant of the month. */
  valid_from: number;
  platform_fee: number;
  created_by: string;
  created_at: number;
}

/** Price per 1,000 calls; the first ones of a month may differ from the further ones. */
interface PricePlanRateTable {
  version_id: string;
  meter: Meter;
  price: number;
  first_calls: number | null;
  further_price: number | null;
}

interface CreditNoteTable {
  id: string;
  number: string;
  invoice_id: string;
  reason: string;
  subtotal: number;
  tax: number;
  total: number;
  entry_id: string;
  idempotency_key: string;
  issued_by: string;
  issued_at: number;
}

/** The credited part of an invoice's line, before tax. */
interface CreditNoteLineTable {
  credit_note_id: string;
  /** That of the invoice's line. */
  position: number;
  amount: number;
}

/**
 * A client's billing terms from a month on. For a month, the last written of all that apply from that month or an
 * earlier one counts.
 */
interface ClientTermsTable {
  client_id: string;
  /** Counts the client's terms from 1, in the order of writing. */
  sequence: number;
  /** First instant of the month; 0 for a client's first terms. */
  valid_from: number;
  plan_id: string | null;
  /** Basis points. */
  tax_rate: number;
  /** Null for rows from before this was recorded. */
  created_by: string | null;
  created_at: number;
}

interface ClientStateTable {
  client_id: string;
  sequence: number;
  status: ClientStatus;
  created_at: number;
}

/** The issuer of invoices; the last one counts. */
interface IssuerTable {
  id: string;
  sequence: number;
  name: string;
  /** May have several lines. */
  address: string;
  tax_number: string;
  bank_name: string;
  bank_account: string;
  created_by: string;
  created_at: number;
}

/** The stored response to an idempotency key; `asked` is a hash of the body. */
interface FinanceAnswerTable {
  key: string;
  /** Name of the endpoint, and its path parameters. */
  call: string;
  asked: string;
  operator_id: string;
  /** JSON; null while a billing run is in progress. */
  answer: string | null;
  created_at: number;
}

export interface BillingTables {
  price_plans: PricePlanTable;
  price_plan_versions: PricePlanVersionTable;
  price_plan_rates: PricePlanRateTable;
  credit_notes: CreditNoteTable;
  credit_note_lines: CreditNoteLineTable;
  client_terms: ClientTermsTable;
  client_states: ClientStateTable;
  issuers: IssuerTable;
  finance_answers: FinanceAnswerTable;
}
