import { useIntl } from "react-intl";

/** Names the month of an invoice, whose period is a calendar month in UTC; in a table by its short name. */
export const usePeriod = (month: "long" | "short" = "long"): ((periodStart: number) => string) => {
  const intl = useIntl();
  return (periodStart) => intl.formatDate(periodStart, { year: "numeric", month, timeZone: "UTC" });
};
