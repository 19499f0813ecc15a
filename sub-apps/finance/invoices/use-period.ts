import { useIntl } from "react-intl";

/** Names the month of an invoice, whose period is a calendar month in UTC. */
export const usePeriod = (): ((periodStart: number) => string) => {
  const intl = useIntl();
  return (periodStart) =>
    intl.formatDate(periodStart, { year: "numeric", month: "long", timeZone: "UTC" });
};
