import { daysOverdue } from "@console-shell/contract/words/days-overdue";
import type { Locale } from "@console-shell/contract";
import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { formats, paymentOf } from "../documents/invoice-document.ts";
import { mailWords } from "./mail-words.ts";

export interface ComposedMail {
  subject: string;
  /** The text before and after the operator's message. */
  before: string;
  after: string;
}

/** Names of the attached files. */
export const filesOf = ({ number }: { number: string }): string[] => [
  `${number}.pdf`,
  `${number}.csv`,
];

/** The text with the operator's message. */
export const textOf = ({ before, after }: ComposedMail, message: string): string =>
  `${[before, ...(message ? [message] : []), after].join("\n\n")}\n`;

/** A mail with an invoice, or a reminder of it, in a language. */
export const composeMail = (
  invoice: InvoiceDetail,
  { kind, locale, now }: { kind: InvoiceMailKind; locale: Locale; now: number },
): ComposedMail => {
  const say = mailWords[locale];
  const format = formats(locale, invoice.currency);
  const facts = {
    client: invoice.clientName,
    number: invoice.number,
    month: format.month(invoice.periodStart),
    issuer: invoice.issuer?.name ?? "Console Shell",
    due: format.date(invoice.dueAt),
    total: format.money(invoice.total),
    open: format.money(invoice.open),
    daysOverdue: daysOverdue(invoice.dueAt, now),
  };
  const separator = locale === "zh-CN" ? "：" : ": ";
  const payment = paymentOf(invoice, locale).map(
    ([label, value]) => `${label}${separator}${value}`,
  );
  const after = [
    invoice.open === 0 ? say.settled : say.toPay(facts),
    ...(invoice.open > 0 && payment.length > 0 ? [[say.payment, ...payment].join("\n")] : []),
    ...(kind === "reminder" ? [say.paidAlready] : []),
    facts.issuer,
  ];
  return {
    subject: oneFullStop(say.subject[kind](facts)),
    before: oneFullStop(say.intro[kind](facts)),
    after: oneFullStop(after.join("\n\n")),
  };
};
