import { useIntl } from "react-intl";
import { useMoney } from "../i18n/use-money.ts";
import { useText } from "../i18n/use-text.ts";
import { lateDays, type WorkItem } from "./work-item.ts";

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

/** An item's amount and age in the page's language. */
export const useItemTexts = () => {
  const text = useText();
  const intl = useIntl();
  const money = useMoney();
  const ago = (count: number, unit: "day" | "hour" | "minute") =>
    intl.formatRelativeTime(count, unit).replace(/(?<=\d)(?=\p{Script=Han})/u, " ");
  return {
    amount: ({ amount }: WorkItem): string => {
      if (!amount) return "";
      try {
        return money(amount.value, amount.currency);
      } catch {
        // A sub-app's own backend may name any currency.
        return `${amount.value} ${amount.currency}`;
      }
    },
    when: (item: WorkItem, now: number): string => {
      const days = lateDays(item, now);
      if (days > 0) return text("work.overdue", { days });
      const { since } = item;
      if (since === undefined) return text("work.now");
      const age = now - since;
      if (age >= day) return ago(-Math.floor(age / day), "day");
      if (age >= hour) return ago(-Math.floor(age / hour), "hour");
      return ago(-Math.max(0, Math.floor(age / minute)), "minute");
    },
    time: (at: number): string => intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
    due: ({ due = 0, isDueDay }: WorkItem): string =>
      intl.formatDate(due, {
        dateStyle: "medium",
        ...(isDueDay ? { timeZone: "UTC" } : { timeStyle: "short" }),
      }),
    isOverdue: (item: WorkItem, now: number): boolean => lateDays(item, now) > 0,
  };
};
