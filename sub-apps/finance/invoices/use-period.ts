import { useIntl } from "react-intl";
import { monthStart } from "../shared/month.ts";

/** Names a month such as `2026-10`; in a table by its short name. */
export const usePeriod = (name: "long" | "short" = "long"): ((month: string) => string) => {
  const intl = useIntl();
  return (month) =>
    intl.formatDate(monthStart(month), { year: "numeric", month: name, timeZone: "UTC" });
};
