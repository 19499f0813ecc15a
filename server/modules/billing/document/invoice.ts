import type { Locale } from "@console-shell/contract";
import type {
  CreditNote,
  Currency,
  InvoiceDetail,
  InvoiceLine,
  Issuer,
} from "@console-shell/contract/calls/finance";
import { callsPerPrice } from "@console-shell/contract/words/meters";
import { currencyDigits } from "@console-shell/contract/words/money";
import { words } from "./words.ts";

export interface DocumentLine {
  item: string;
  /** In small print below the item. */
  detail?: string;
  quantity: string;
  unitPrice: string;
  amount: string;
}

/** A document to render: plain texts in one language. */
export interface InvoiceDocument {
  locale: Locale;
  title: string;
  number: string;
  /** The issuer: its name, and further details below it. */
  issuer?: [name: string, ...lines: string[]];
  billedTo: [label: string, ...lines: string[]];
  facts: [label: string, value: string][];
  /** Titles of the columns. */
  head: DocumentLine;
  lines: DocumentLine[];
  /** The last one is the document's subject. */
  sums: [label: string, value: string][];
  /** Payment details. */
  payment: [label: string, value: string][];
  remark: string;
  /** The day of its issue. */
  issuedOn: string;
}

/** Formats of documents and e-mails; dates are days and months as in the contract, e.g. `2026-10-31`. */
export const formats = (locale: Locale, currency: Currency) => {
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return {
    money: (minor: number) => money.format(minor / 10 ** currencyDigits(currency)),
    number: (value: number) => number.format(value),
    percent: (rate: number) => percent.format(rate / 10_000),
    date: (on: string) => date.format(Date.parse(on)),
    /** Shorter, for two in a line. */
    day: (on: string) => day.format(Date.parse(on)),
    month: (of: string) => month.format(Date.parse(of)),
  };
};

const head = (locale: Locale): DocumentLine => {
  const { item, quantity, unitPrice, amount } = words[locale];
  return { item, quantity, unitPrice, amount };
};

const lineOf =
  (locale: Locale, currency: Currency) =>
  ({ item, quantity, unitPrice, firstCalls, furtherPrice, amount }: InvoiceLine): DocumentLine => {
    const say = words[locale];
    const format = formats(locale, currency);
    const isPerThousand = callsPerPrice(item) === 1_000;
    const further = firstCalls === null ? 0 : Math.max(0, quantity - firstCalls);
    const parts = [
      [quantity - further, unitPrice],
      [further, furtherPrice ?? 0],
    ] as const;
    return {
      item: say.items[item],
      // Two prices can't be multiplied by one quantity, so the line says how many calls have which.
      ...(further > 0 && {
        detail: parts
          .map(([calls, price]) => say.calls(format.number(calls), format.money(price)))
          .join(" + "),
      }),
      quantity: format.number(quantity),
      unitPrice: isPerThousand ? say.perThousand(format.money(unitPrice)) : format.money(unitPrice),
      amount: format.money(amount),
    };
  };

const billedTo = (invoice: InvoiceDetail, locale: Locale): InvoiceDocument["billedTo"] => [
  words[locale].billedTo,
  invoice.billedTo,
  invoice.clientNumber,
];

/** The issuer's lines at the head of a document. */
export const issuerLines = (
  issuer: Issuer,
  locale: Locale,
): NonNullable<InvoiceDocument["issuer"]> => [
  issuer.name,
  ...issuer.address.split(/\r?\n/).slice(0, 6),
  ...(issuer.taxNumber ? [words[locale].taxNumber(issuer.taxNumber)] : []),
];

const timeZoneOf = ({ issuer }: InvoiceDetail): string => issuer?.timeZone ?? "UTC";

const issuerOf = ({ issuer }: InvoiceDetail, locale: Locale): Pick<InvoiceDocument, "issuer"> =>
  issuer === null ? {} : { issuer: issuerLines(issuer, locale) };

/** Where to pay, as label and value. */
export const paymentOf = (
  { issuer, number }: Pick<InvoiceDetail, "issuer" | "number">,
  locale: Locale,
): InvoiceDocument["payment"] => {
  if (issuer === null) return [];
  const say = words[locale];
  return [
    [say.payTo, issuer.name],
    ...(issuer.bankName ? [[say.bank, issuer.bankName] as [string, string]] : []),
    [say.account, issuer.bankAccount],
    [say.reference, number],
  ];
};

/** An invoice as issued; its later status isn't shown. */
export const invoiceDocument = (invoice: InvoiceDetail, locale: Locale): InvoiceDocument => {
  const say = words[locale];
  const format = formats(locale, invoice.currency);
  return {
    locale,
    title: say.invoice,
    number: invoice.number,
    ...issuerOf(invoice, locale),
    billedTo: billedTo(invoice, locale),
    facts: [
      [say.number, invoice.number],
      [say.period, format.month(invoice.month)],
      [say.issued, format.date(invoice.issuedOn)],
      [say.due, format.date(invoice.dueOn)],
      ...(invoice.planName === null ? [] : [[say.plan, invoice.planName] as [string, string]]),
    ],
    head: head(locale),
    lines: invoice.lines.map(lineOf(locale, invoice.currency)),
    sums: [
      [say.subtotal, format.money(invoice.subtotal)],
      [say.tax(format.percent(invoice.taxRate)), format.money(invoice.tax)],
      [say.total, format.money(invoice.total)],
    ],
    payment: paymentOf(invoice, locale),
    remark: `${say.prices} ${say.days(timeZoneOf(invoice))}`,
    issuedOn: invoice.issuedOn,
  };
};

/** A credit note on an invoice. */
export const creditNoteDocument = (
  invoice: InvoiceDetail,
  note: CreditNote,
  locale: Locale,
): InvoiceDocument => {
  const say = words[locale];
  const format = formats(locale, invoice.currency);
  return {
    locale,
    title: say.creditNote,
    number: note.number,
    ...issuerOf(invoice, locale),
    billedTo: billedTo(invoice, locale),
    facts: [
      [say.number, note.number],
      [say.forInvoice, invoice.number],
      [say.issued, format.date(note.issuedOn)],
      [say.reason, note.reason],
    ],
    head: { ...head(locale), quantity: "", unitPrice: "" },
    lines: note.lines.map(({ item, amount }) => ({
      item: say.items[item],
      quantity: "",
      unitPrice: "",
      amount: format.money(amount),
    })),
    sums: [
      [say.subtotal, format.money(note.subtotal)],
      [say.tax(format.percent(invoice.taxRate)), format.money(note.tax)],
      [say.credited, format.money(note.total)],
    ],
    payment: [],
    remark: say.days(timeZoneOf(invoice)),
    issuedOn: note.issuedOn,
  };
};
