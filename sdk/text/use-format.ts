import { currencyDigits } from "@console-shell/contract/words/money";
import { useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const relative = (intl: IntlShape, instant: number, now: number) => {
  const elapsed = instant - now;
  const [unit, length] = units.find(([, length]) => Math.abs(elapsed) >= length) ?? [
    "minute",
    minute,
  ];
  return (
    intl
      .formatRelativeTime(Math.round(elapsed / length), unit, { numeric: "auto" })
      // As in all Chinese texts; the browser's data has no space.
      .replace(/(?<=\d)(?=\p{Script=Han})/u, " ")
  );
};

const bytes = (intl: IntlShape, count: number) => {
  const names = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  const step = count < 1 ? 0 : Math.min(names.length - 1, Math.floor(Math.log10(count) / 3));
  return intl.formatNumber(count / 1000 ** step, {
    style: "unit",
    unit: names[step]!,
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
};

/** Formats values in the console's language. Instants are in milliseconds, money is in minor units. */
export const useFormat = () => {
  const intl = useIntl();
  return useMemo(
    () => ({
      /** In the device's time zone, or another one. */
      date: (instant: number, timeZone?: string) =>
        intl.formatDate(instant, { dateStyle: "medium", timeZone }),
      /** A calendar day such as `2026-10-31`, which is the same day in all time zones. */
      day: (day: string) =>
        intl.formatDate(Date.parse(day), { dateStyle: "medium", timeZone: "UTC" }),
      dateTime: (instant: number, timeZone?: string) =>
        intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short", timeZone }),
      /** With seconds: for what follows each other within a minute. */
      second: (instant: number) =>
        intl.formatDate(instant, { dateStyle: "medium", timeStyle: "medium" }),
      relative: (instant: number, now = Date.now()) => relative(intl, instant, now),
      number: (value: number, digits = 0) =>
        intl.formatNumber(value, { maximumFractionDigits: digits }),
      percent: (ratio: number, digits = 1) =>
        intl.formatNumber(ratio, { style: "percent", maximumFractionDigits: digits }),
      /** A change by a ratio, with its sign. */
      change: (ratio: number, digits = 1) =>
        intl
          .formatNumber(ratio, {
            style: "percent",
            maximumFractionDigits: digits,
            signDisplay: "exceptZero",
          })
          .replace("-", "−"),
      money: (minorUnits: number, currency: string) =>
        intl.formatNumber(minorUnits / 10 ** currencyDigits(currency), {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
        }),
      bytes: (count: number) => bytes(intl, count),
    }),
    [intl],
  );
};
