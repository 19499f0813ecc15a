import type { ApiInput } from "@console-shell/contract";
import type { Currency } from "@console-shell/contract/calls/finance";
import type { PlanDetail } from "@console-shell/contract/calls/finance-plans";
import { type Meter, meters } from "@console-shell/contract/words/meters";
import { moneyText } from "@console-shell/contract/words/money";
import { parseMoney } from "../money/parse-money.ts";
import { monthAfter } from "../shared/month.ts";

/** The form values of a plan's prices. */
export interface PlanValues {
  name: string;
  currency: Currency;
  validFrom: string;
  platformFee: string;
  rates: Record<Meter, { price: string; firstCalls: string; furtherPrice: string }>;
}

type Prices = ApiInput<"POST /cc-api/finance/plan/create">["body"]["prices"];

/** Maps a server field to the form's: the form nests a second price in the first. */
export const fieldOfPath = (path: string): string[] => {
  const [first = "", ...rest] = path.split(".").filter((part) => part !== "prices");
  if (first !== "rates") return [first];
  const [meter = "", field = "price", part] = rest;
  if (field !== "further") return [first, meter, field];
  return [first, meter, part === "above" ? "firstCalls" : "furtherPrice"];
};

/** A positive integer, or undefined. */
export const parseCalls = (text: string): number | undefined => {
  const digits = text.normalize("NFKC").replaceAll(/[\s,]/g, "");
  const calls = /^\d+$/.test(digits) ? Number(digits) : 0;
  return calls > 0 && calls <= 1_000_000_000_000 ? calls : undefined;
};

/** The month after the last one with prices, but not a past one. */
export const nextMonth = (plan: PlanDetail | undefined, month: string): string => {
  const last = plan?.versions[0]?.validFrom;
  if (last === undefined) return month;
  return last > month ? monthAfter(last, 1) : monthAfter(month, 1);
};

/** The form's initial values: the plan's last prices, or empty. */
export const initialValues = (plan: PlanDetail | undefined, month: string): PlanValues => {
  const last = plan?.versions[0];
  const currency = plan?.currency ?? "CNY";
  const money = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : moneyText(value, currency);
  const rates = meters.map((meter) => {
    const rate = last?.rates.find((one) => one.meter === meter);
    const typed = {
      price: money(rate?.price),
      firstCalls: String(rate?.firstCalls ?? ""),
      furtherPrice: money(rate?.furtherPrice),
    };
    return [meter, typed] as const;
  });
  return {
    name: plan?.name ?? "",
    currency,
    validFrom: nextMonth(plan, month),
    platformFee: money(last?.platformFee),
    rates: Object.fromEntries(rates) as PlanValues["rates"],
  };
};

/** The validated form values as prices. */
export const pricesOf = ({ currency, validFrom, platformFee, rates }: PlanValues): Prices => {
  const money = (typed: string) => parseMoney(typed, currency) ?? 0;
  const given = meters.map((meter) => {
    const { price, firstCalls, furtherPrice } = rates[meter];
    const above = parseCalls(firstCalls);
    const further = above === undefined ? {} : { further: { above, price: money(furtherPrice) } };
    return [meter, { price: money(price), ...further }] as const;
  });
  return {
    validFrom,
    platformFee: money(platformFee),
    rates: Object.fromEntries(given) as Prices["rates"],
  };
};
