import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { monthOf } from "./month.ts";

/** Today and the current month, in the issuer's time zone. */
export type Calendar = ApiOutput<"GET /cc-api/finance/calendar">;

/** The issuer's calendar, which all dates of money follow; undefined until it's read, UTC if it can't be. */
export const useCalendar = (): Calendar | undefined => {
  const { data, error } = useApiQuery("GET /cc-api/finance/calendar");
  if (data || !error) return data;
  const today = new Date().toISOString().slice(0, 10);
  return { timeZone: "UTC", today, month: monthOf(today.slice(0, 7))! };
};
