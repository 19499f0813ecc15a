import type { Locale } from "@console-shell/contract";
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
  /** Days since the due date; 0 until then. */
  daysOverdue: number;
}

/** A reminder of several invoices. */
interface SeveralFacts {
  client: string;
  count: number;
  overdue: number;
  /** Their open amounts together. */
  open: string;
}

interface Words {
  subject: { invoice: (facts: MailFacts) => string; reminder: (facts: MailFacts) => string };
  /** Before the operator's message. */
  intro: { invoice: (facts: MailFacts) => string; reminder: (facts: MailFacts) => string };
  /** Lines after it. */
  toPay: (facts: MailFacts) => string;
  /** The same for a reminder of several invoices, with a line for each. */
  several: {
    subject: (facts: SeveralFacts) => string;
    intro: (facts: SeveralFacts) => string;
    invoice: (facts: MailFacts) => string;
    toPay: (facts: SeveralFacts) => string;
  };
  settled: string;
  payment: string;
  paidAlready: string;
}

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

/** Texts of e-mails with invoices. */
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
    toPay: ({ open, due }) => `Amount due: ${open}\nDue date: ${due}`,
    several: {
      subject: ({ count, overdue }) =>
        overdue === count
          ? `Reminder: ${count} invoices are overdue`
          : `Reminder: ${count} invoices to pay${overdue > 0 ? `, ${overdue} of them overdue` : ""}`,
      intro: ({ client, count }) =>
        `Hello ${client},\n\nThese ${count} invoices aren’t paid yet. They are attached again.`,
      invoice: ({ number, month, open, due, daysOverdue }) =>
        `${number} for ${month}: ${open}, due on ${due}${daysOverdue > 0 ? ` (${days(daysOverdue)} overdue)` : ""}`,
      toPay: ({ open }) => `Amount due: ${open}`,
    },
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
    toPay: ({ open, due }) => `应付金额：${open}\n到期日期：${due}`,
    several: {
      subject: ({ count, overdue }) =>
        overdue === count
          ? `催款提醒：${count} 张账单已逾期`
          : `付款提醒：${count} 张账单待付款${overdue > 0 ? `，其中 ${overdue} 张已逾期` : ""}`,
      intro: ({ client, count }) =>
        `${client}，您好：\n\n以下 ${count} 张账单尚未付款。账单再次附上。`,
      invoice: ({ number, month, open, due, daysOverdue }) =>
        `${number}（${month}）：${open}，${due}到期${daysOverdue > 0 ? `，已逾期 ${daysOverdue} 天` : ""}`,
      toPay: ({ open }) => `应付金额：${open}`,
    },
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

/** Names of an invoice's attached files. */
export const filesOf = ({ number }: { number: string }): [pdf: string, csv: string] => [
  `${number}.pdf`,
  `${number}.csv`,
];

/** The text with the operator's message. */
export const textOf = ({ before, after }: ComposedMail, message: string): string =>
  `${[before, ...(message ? [message] : []), after].join("\n\n")}\n`;

interface Composing {
  kind: InvoiceMailKind;
  locale: Locale;
}

const factsOf = (invoice: InvoiceDetail, { locale }: Composing): MailFacts => {
  const format = formats(locale, invoice.currency);
  return {
    client: invoice.clientName,
    number: invoice.number,
    month: format.month(invoice.month),
    issuer: invoice.issuer?.name ?? "Console Shell",
    due: format.date(invoice.dueOn),
    total: format.money(invoice.total),
    open: format.money(invoice.open),
    daysOverdue: invoice.daysOverdue,
  };
};

/** The payment details of invoices, once for those with the same account. */
const paymentLines = (invoices: readonly InvoiceDetail[], { locale }: Composing): string[] => {
  const separator = locale === "zh-CN" ? "：" : ": ";
  const accounts = Map.groupBy(invoices, ({ issuer }) => JSON.stringify(issuer));
  return [...accounts.values()].flatMap((paid) => {
    const [{ issuer }] = paid as [InvoiceDetail];
    const numbers = paid.map(({ number }) => number).join(", ");
    const lines = paymentOf({ issuer, number: numbers }, locale);
    return lines.length === 0
      ? []
      : [
          [
            mailWords[locale].payment,
            ...lines.map(([label, value]) => `${label}${separator}${value}`),
          ].join("\n"),
        ];
  });
};

const composeOne = (invoice: InvoiceDetail, composing: Composing): ComposedMail => {
  const { kind, locale } = composing;
  const say = mailWords[locale];
  const facts = factsOf(invoice, composing);
  const after = [
    invoice.open === 0 ? say.settled : say.toPay(facts),
    ...(invoice.open > 0 ? paymentLines([invoice], composing) : []),
    ...(kind === "reminder" ? [say.paidAlready] : []),
    facts.issuer,
  ];
  return {
    subject: say.subject[kind](facts),
    before: say.intro[kind](facts),
    after: after.join("\n\n"),
  };
};

const composeSeveral = (
  invoices: readonly InvoiceDetail[],
  last: InvoiceDetail,
  composing: Composing,
): ComposedMail => {
  const { locale } = composing;
  const { several, paidAlready } = mailWords[locale];
  const lines = invoices.map((invoice) => factsOf(invoice, composing));
  const sum = invoices.reduce((all, { open }) => all + open, 0);
  const { client, issuer } = factsOf(last, composing);
  const facts = {
    client,
    count: invoices.length,
    overdue: lines.filter((line) => line.daysOverdue > 0).length,
    open: formats(locale, last.currency).money(sum),
  };
  return {
    subject: several.subject(facts),
    before: [several.intro(facts), lines.map(several.invoice).join("\n")].join("\n\n"),
    after: [several.toPay(facts), ...paymentLines(invoices, composing), paidAlready, issuer].join(
      "\n\n",
    ),
  };
};

/** An e-mail with an invoice, or a reminder of one or several of a client, in a language. */
export const composeMail = (
  invoices: readonly [InvoiceDetail, ...InvoiceDetail[]],
  composing: Composing,
): ComposedMail => {
  const oldestFirst = invoices.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const [first] = invoices;
  const { subject, before, after } =
    invoices.length === 1
      ? composeOne(first, composing)
      : composeSeveral(oldestFirst, oldestFirst.at(-1) ?? first, composing);
  return {
    subject: oneFullStop(subject),
    before: oneFullStop(before),
    after: oneFullStop(after),
  };
};
