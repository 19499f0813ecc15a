import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { useText } from "../messages/index.ts";
import { daysFacts } from "../shared/days-facts.ts";

/** Says when clients are reminded. */
export const useSchedule = (): ((settings: ReminderSettings) => string) => {
  const text = useText();
  return ({ enabled, days, hour }) =>
    enabled
      ? text("reminders.on", {
          days: days.map((day) => text("mail.days", daysFacts(day))).join(text("reminders.comma")),
          hour: String(hour).padStart(2, "0"),
        })
      : text("reminders.off");
};
