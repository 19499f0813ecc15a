import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { useText } from "../messages/index.ts";

/** Says when clients are reminded. */
export const useSchedule = (): ((settings: ReminderSettings) => string) => {
  const text = useText();
  return ({ enabled, days, hour }) =>
    enabled
      ? text("reminders.on", { days: days.join(", "), hour: String(hour).padStart(2, "0") })
      : text("reminders.off");
};
