import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";

/** Says when clients are reminded. */
export const useSchedule = (): ((settings: ReminderSettings) => string) => {
  const text = useText();
  const intl = useIntl();
  // Chinese joins numbers by commas only.
  const style = intl.locale.startsWith("zh") ? "narrow" : "long";
  return ({ enabled, days, hour }) => {
    if (!enabled) return text("reminders.off");
    // A single day counts itself: "1 day before", "1 and 3 days before".
    const said = (some: number[]) => ({
      days: intl.formatList(some.map(String), { style }),
      count: some.length === 1 ? some[0]! : some.length,
    });
    const before = days
      .filter((day) => day < 0)
      .map((day) => -day)
      .toSorted((a, b) => b - a);
    const after = days.filter((day) => day > 0).toSorted((a, b) => a - b);
    const parts = [
      ...(before.length > 0 ? [text("reminders.before", said(before))] : []),
      ...(days.includes(0) ? [text("reminders.onDay")] : []),
      ...(after.length > 0 && after.length < days.length
        ? [text("reminders.afterIt", said(after))]
        : []),
      ...(after.length === days.length ? [text("reminders.after", said(after))] : []),
    ];
    return text("reminders.on", {
      when: intl.formatList(parts),
      hour: String(hour).padStart(2, "0"),
    });
  };
};
