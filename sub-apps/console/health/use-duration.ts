import { useIntl } from "react-intl";
import { spaced } from "../shared/use-usage-format.ts";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** Formats a duration in milliseconds in its two largest units, e.g. `3 hr 10 min`. */
export const useDuration = (): ((duration: number) => string) => {
  const intl = useIntl();
  const format = (count: number, unit: "day" | "hour" | "minute") =>
    spaced(intl.formatNumber(count, { style: "unit", unit, unitDisplay: "short" }));
  return (duration) => {
    let left = Math.round(duration / minute) * minute;
    const found: string[] = [];
    for (const [unit, length] of units) {
      const count = Math.floor(left / length);
      left -= count * length;
      if (count > 0) found.push(format(count, unit));
    }
    return found.slice(0, 2).join(" ") || `< ${format(1, "minute")}`;
  };
};
