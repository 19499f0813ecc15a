import type { Currency } from "@console-shell/contract/endpoints/finance";
import type { Meter } from "@console-shell/contract/meters";

/** Rows of all of these are only ever inserted. */
export interface PricePlanTable {
  id: string;
  name: string;
  currency: Currency;
  created_by: string;
  created_at: number;
}

/** A plan's prices from a month on, until a later version. */
export interface PricePlanVersionTable {
  id: string;
  plan_id: string;
  /** First instant of the month. */
  valid_from: number;
  platform_fee: number;
  created_by: string;
  created_at: number;
}

/** Price of 1,000 calls; the first ones of a month may have another than the further ones. */
export interface PricePlanRateTable {
  version_id: string;
  meter: Meter;
  price: number;
  first_calls: number | null;
  further_price: number | null;
}

export interface CreditNoteTable {
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

/** What is given back of a line of the invoice, before tax. */
export interface CreditNoteLineTable {
  credit_note_id: string;
  /** That of the invoice's line. */
  position: number;
  amount: number;
}

export interface BillingTables {
  price_plans: PricePlanTable;
  price_plan_versions: PricePlanVersionTable;
  price_plan_rates: PricePlanRateTable;
  credit_notes: CreditNoteTable;
  credit_note_lines: CreditNoteLineTable;
}
