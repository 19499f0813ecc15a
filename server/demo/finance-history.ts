import { addDays, dayIn, type SimpleKind, storedDay } from "#modules/billing/index.ts";
import type { DemoClient } from "./finance-clients.ts";
import { demoTimeZone } from "./finance-issuer.ts";
import { invoiceFigures, type InvoiceFigures } from "./finance-invoice.ts";
import type { DemoPlan } from "./finance-plans.ts";

const day = 24 * 60 * 60 * 1000;

export interface DemoPost {
  at: number;
  kind: SimpleKind;
  amount: number;
  /** Evaluated once all invoices have their numbers. */
  memo: () => string;
  /** The invoice that it charges. */
  invoice?: DemoInvoice;
  /** Reversed this much later, as a mistake. */
  reversedAfter?: number;
}

export interface DemoInvoice extends InvoiceFigures {
  /** Issued once all the demo's invoices exist, in the order of issue. */
  number: string;
  entryId: string | null;
  status: "issued" | "paid" | "void";
  periodStart: number;
  periodEnd: number;
  issuedAt: number;
  dueAt: number;
  paidAt: number | null;
}

interface Period {
  start: number;
  end: number;
  /** 0 for the oldest month. */
  index: number;
}

/** The last six whole months before `now`, oldest first. */
const periods = (now: number): Period[] => {
  const date = new Date(now);
  const monthStart = (back: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1);
  return [6, 5, 4, 3, 2, 1].map((back, index) => ({
    start: monthStart(back),
    end: monthStart(back - 1),
    index,
  }));
};

const words = (client: DemoClient) =>
  client.currency === "CNY"
    ? {
        transfer: "银行转账充值",
        payment: (number: string) => `账单 ${number} 付款`,
        services: (number: string) => `服务费，账单 ${number}`,
        goodwill: "服务中断补偿",
        correction: "用量统计更正",
        payBack: "按客户要求退回余额",
        twice: "银行转账充值（重复入账）",
      }
    : {
        transfer: "Bank transfer received",
        payment: (number: string) => `Payment of invoice ${number}`,
        services: (number: string) => `Services, invoice ${number}`,
        goodwill: "Credit for the service interruption",
        correction: "Correction of metered usage",
        payBack: "Balance paid back on request",
        twice: "Bank transfer received (booked twice)",
      };

/** Six months of one client: its ledger entries, unordered, and the matching invoices. */
export const clientHistory = (
  client: DemoClient,
  plan: DemoPlan,
  now: number,
  random: () => number,
): { posts: DemoPost[]; invoices: DemoInvoice[] } => {
  const text = words(client);
  const posts: DemoPost[] = [];
  const invoices: DemoInvoice[] = [];
  const at = (start: number, days: number) =>
    start + Math.floor(days * day + (1 + random() * 8) * 60 * 60 * 1000);
  const minor = (share: number) => Math.round((client.monthly * share) / 10) * 1000;

  if (client.pays === "ahead")
    posts.push({
      at: at(periods(now)[0]!.start, 3),
      kind: "top-up",
      amount: minor(1.8),
      memo: () => text.transfer,
    });

  for (const { start, end, index } of periods(now)) {
    // A suspended client stopped paying, and four months later the services ended.
    const stopped = client.status === "suspended" && index > 0;
    if (stopped && index > 4) break;
    const figures = invoiceFigures(plan, start, client.monthly * (0.8 + random() * 0.4), random);
    const issued = at(end, 1);
    const due = storedDay(addDays(dayIn(issued, demoTimeZone), 30));
    const late = client.pays === "after" && random() < 0.35;
    const paid =
      client.pays === "ahead" ? issued : at(issued, late ? 33 + random() * 20 : 12 + random() * 14);
    if (client.pays === "ahead" && index > 0)
      posts.push({
        at: at(start, 8 + random() * 12),
        kind: "top-up",
        amount: minor(1.35),
        memo: () => text.transfer,
      });
    if (issued > now || (index === 5 && client.billedLater)) continue;
    if (index === 4 && client.billedMuchLater) continue;
    const isPaid = paid <= now && !stopped;
    const invoice: DemoInvoice = {
      ...figures,
      number: "",
      entryId: null,
      status: isPaid ? "paid" : "issued",
      periodStart: start,
      periodEnd: end,
      issuedAt: issued,
      dueAt: due,
      paidAt: isPaid ? paid : null,
    };
    invoices.push(invoice);
    posts.push({
      at: issued,
      kind: "charge",
      amount: figures.total,
      memo: () => text.services(invoice.number),
      invoice,
    });
    if (client.pays === "after" && isPaid)
      posts.push({
        at: paid,
        kind: "top-up",
        amount: figures.total,
        memo: () => text.payment(invoice.number),
      });
    if (random() < 0.22)
      posts.push({
        at: at(start, 14),
        kind: "adjustment",
        amount: minor(0.03),
        memo: () => text.goodwill,
      });
    if (client.pays === "ahead" && index > 1 && random() < 0.12)
      posts.push({
        at: at(start, 22),
        kind: "adjustment",
        amount: -minor(0.02),
        memo: () => text.correction,
      });
    if (client.pays === "ahead" && index > 1 && random() < 0.08)
      posts.push({
        at: at(start, 25),
        kind: "refund",
        amount: minor(0.15),
        memo: () => text.payBack,
      });
    if (random() < 0.05)
      posts.push({
        at: at(start, 17),
        kind: "top-up",
        amount: minor(1),
        memo: () => text.twice,
        reversedAfter: 2 * day,
      });
  }
  return { posts: posts.filter((post) => post.at < now), invoices };
};
