import { daysOverdue } from "@console-shell/contract/words/days-overdue";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import type { WorkItem } from "./work-item.ts";

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

/** An item's amount and age in the page's language. */
export const useItemTexts = () => {
  const text = useText();
  const intl = useIntl();
  const ago = (count: number, unit: "day" | "hour" | "minute") =>
    intl.formatRelativeTime(count, unit).replace(/(?<=\d)(?=\p{Script=Han})/u, " ");
  return {
    amount: ({ amount }: WorkItem): string => {
      if (!amount) return "";
      const style = {
        style: "currency",
        currency: amount.currency,
        currencyDisplay: "narrowSymbol",
      };
      try {
        const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
          style: "currency",
          currency: amount.currency,
        }).resolvedOptions();
        return intl.formatNumber(amount.value / 10 ** maximumFractionDigits, style as never);
      } catch {
        // A sub-app's own backend may name any currency.
        return `${amount.value} ${amount.currency}`;
      }
    },
    when: ({ since, due }: WorkItem, now: number): string => {
      if (due !== undefined && due < now)
        return text("work.overdue", { days: daysOverdue(due, now) });
      if (since === undefined) return text("work.now");
      const age = now - since;
      if (age >= day) return ago(-Math.floor(age / day), "day");
      if (age >= hour) return ago(-Math.floor(age / hour), "hour");
      return ago(-Math.max(0, Math.floor(age / minute)), "minute");
    },
    time: (at: number): string => intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
    isOverdue: ({ due }: WorkItem, now: number): boolean => due !== undefined && due < now,
  };
};
