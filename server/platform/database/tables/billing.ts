import type { ClientStatus, Currency } from "@console-shell/contract/calls/finance";
import type { Meter } from "@console-shell/contract/words/meters";
import type { WithDefault } from "./stricter.ts";

/** All of these are append-only. */
interface PricePlanTable {
  id: string;
  name: string;
  currency: Currency;
  createdBy: string;
  createdAt: number;
}

/** A plan's prices from a month on, until a later version. */
interface PricePlanVersionTable {
  id: string;
  planId: string;
  /** First instant of the month. */
  validFrom: number;
  platformFee: number;
  createdBy: string;
  createdAt: number;
}

/** Price per 1,000 calls; the first ones of a month may differ from the further ones. */
interface PricePlanRateTable {
  versionId: string;
  meter: Meter;
  price: number;
  firstCalls: number | null;
  furtherPrice: number | null;
}

interface CreditNoteTable {
  id: string;
  number: string;
  invoiceId: string;
  reason: string;
  subtotal: number;
  tax: number;
  total: number;
  entryId: string;
  idempotencyKey: string;
  issuedBy: string;
  issuedAt: number;
}

/** The credited part of an invoice's line, before tax. */
interface CreditNoteLineTable {
  creditNoteId: string;
  /** That of the invoice's line. */
  position: number;
  amount: number;
}

/**
 * A client's billing terms from a month on. For a month, the last written of all that apply from that month or an
 * earlier one counts.
 */
interface ClientTermsTable {
  clientId: string;
  /** Counts the client's terms from 1, in the order of writing. */
  sequence: number;
  /** First instant of the month; 0 for a client's first terms. */
  validFrom: number;
  planId: string | null;
  /** Basis points. */
  taxRate: number;
  /** Null for rows from before this was recorded. */
  createdBy: string | null;
  createdAt: number;
}

interface ClientStateTable {
  clientId: string;
  sequence: number;
  status: ClientStatus;
  createdAt: number;
}

/** The issuer of invoices; the last one counts. */
interface IssuerTable {
  id: string;
  sequence: number;
  name: string;
  /** May have several lines. */
  address: string;
  taxNumber: string;
  bankName: string;
  bankAccount: string;
  /** Of all calendar days of invoices and statements. */
  timeZone: WithDefault<string>;
  createdBy: string;
  createdAt: number;
}

/** The stored response to an idempotency key; `asked` is a hash of the body. */
interface FinanceAnswerTable {
  key: string;
  /** Name of the endpoint, and its path parameters. */
  call: string;
  asked: string;
  operatorId: string;
  /** JSON; null while a billing run is in progress. */
  answer: string | null;
  createdAt: number;
}

export interface BillingTables {
  pricePlans: PricePlanTable;
  pricePlanVersions: PricePlanVersionTable;
  pricePlanRates: PricePlanRateTable;
  creditNotes: CreditNoteTable;
  creditNoteLines: CreditNoteLineTable;
  clientTerms: ClientTermsTable;
  clientStates: ClientStateTable;
  issuers: IssuerTable;
  financeAnswers: FinanceAnswerTable;
}
