import type { MessageKey } from "../i18n/texts.ts";

/** The greeting for an hour of the day (0 to 23). */
export const greetingAt = (hour: number): MessageKey => {
  if (hour < 5 || hour >= 18) return "launcher.evening";
  return hour < 12 ? "launcher.morning" : "launcher.afternoon";
};
