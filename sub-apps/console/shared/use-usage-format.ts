import { useMemo } from "react";
import { useIntl } from "react-intl";

const hour = 3_600_000;
const day = 24 * hour;

/** Spaces between Chinese and numbers or Latin letters, as in all texts; the browser's data has none. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\w)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\w)/gu, " ");

/** Formats usage figures and bucket times. */
export const useUsageFormat = () => {
  const intl = useIntl();
  return useMemo(
    () => ({
      count: (value: number) => intl.formatNumber(value),
      /** Short form, for an axis. */
      compact: (value: number) =>
        intl.formatNumber(value, { notation: "compact", maximumFractionDigits: 1 }),
      share: (value: number) =>
        intl.formatNumber(value, { style: "percent", maximumFractionDigits: 2 }),
      latency: (milliseconds: number) =>
        spaced(
          milliseconds < 1000
            ? intl.formatNumber(milliseconds, {
                style: "unit",
                unit: "millisecond",
                maximumFractionDigits: milliseconds < 10 ? 1 : 0,
              })
            : intl.formatNumber(milliseconds / 1000, {
                style: "unit",
                unit: "second",
                maximumFractionDigits: 2,
              }),
        ),
      /** The label of a bucket in a span of `length` milliseconds. */
      tick: (at: number, length: number) =>
        length <= 2 * day
          ? intl.formatTime(at, { hour: "numeric", minute: "2-digit" })
          : intl.formatDate(at, { month: "short", day: "numeric" }),
      instant: (at: number, bucket: number) =>
        intl.formatDate(at, {
          month: "short",
          day: "numeric",
          weekday: "short",
          ...(bucket < day && { hour: "numeric", minute: "2-digit" }),
        }),
    }),
    [intl],
  );
};
