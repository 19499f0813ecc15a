import type { Locale } from "@console-shell/contract";
import { daysOverdue } from "@console-shell/contract/words/days-overdue";
import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { formats, paymentOf } from "../document/invoice.ts";

interface MailFacts {
  client: string;
  number: string;
  month: string;
  issuer: string;
  due: string;
  total: string;
  open: string;
  /** Days since the due date; negative before it. */
  daysOverdue: number;
}

interface Words {
  subject: { invoice: (facts: MailFacts) => string; reminder: (facts: MailFacts) => string };
  /** Before the operator's message. */
  intro: { invoice: (facts: MailFacts) => string; reminder: (facts: MailFacts) => string };
  /** Lines after it. */
  toPay: (facts: MailFacts) => string;
  settled: string;
  payment: string;
  paidAlready: string;
}

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

/** Texts of mails with invoices. */
const mailWords: Record<Locale, Words> = {
  "en-US": {
    subject: {
      invoice: ({ number, issuer, month }) => `Invoice ${number} from ${issuer} for ${month}`,
      reminder: ({ number, due, daysOverdue }) =>
        daysOverdue > 0
          ? `Reminder: invoice ${number} is ${days(daysOverdue)} overdue`
          : `Reminder: invoice ${number} is due on ${due}`,
    },
    intro: {
      invoice: ({ client, number, month }) =>
        `Hello ${client},\n\nPlease find attached invoice ${number} for ${month} as PDF, and its lines as CSV.`,
      reminder: ({ client, number, month, due, daysOverdue }) =>
        daysOverdue > 0
          ? `Hello ${client},\n\nInvoice ${number} for ${month} was due on ${due} and isn’t paid yet. It is attached again.`
          : `Hello ${client},\n\nInvoice ${number} for ${month} is due on ${due}. It is attached again.`,
    },
    toPay: ({ open, due }) => `Amount due: ${open}\nDue date: ${due} (UTC)`,
    settled: "Nothing is left to pay: your balance covered it.",
    payment: "Payment details",
    paidAlready: "If you have already paid, please ignore this reminder.",
  },
  "zh-CN": {
    subject: {
      invoice: ({ number, issuer, month }) => `${issuer} ${month}账单 ${number}`,
      reminder: ({ number, due, daysOverdue }) =>
        daysOverdue > 0
          ? `催款提醒：账单 ${number} 已逾期 ${daysOverdue} 天`
          : `付款提醒：账单 ${number} 将于${due}到期`,
    },
    intro: {
      invoice: ({ client, number, month }) =>
        `${client}，您好：\n\n附件是${month}的账单 ${number}（PDF）及其明细（CSV）。`,
      reminder: ({ client, number, month, due, daysOverdue }) =>
        daysOverdue > 0
          ? `${client}，您好：\n\n${month}的账单 ${number} 已于${due}到期，我们尚未收到付款。账单再次附上。`
          : `${client}，您好：\n\n${month}的账单 ${number} 将于${due}到期。账单再次附上。`,
    },
    toPay: ({ open, due }) => `应付金额：${open}\n到期日期：${due}（UTC）`,
    settled: "余额已结清本账单，无需付款。",
    payment: "付款信息",
    paidAlready: "如果您已付款，请忽略本提醒。",
  },
};

interface ComposedMail {
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
