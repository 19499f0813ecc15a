import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { useState } from "react";
import { monthOf } from "./month.ts";

/** Today and the current month, in the issuer's time zone. */
export type Calendar = ApiOutput<"GET /cc-api/finance/calendar">;

/** The issuer's calendar, which all dates of money follow; undefined until it's read, UTC if it can't be. */
export const useCalendar = (): Calendar | undefined => {
  const { data, error } = useApiQuery("GET /cc-api/finance/calendar");
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (data || !error) return data;
  return { timeZone: "UTC", today, month: monthOf(today.slice(0, 7))! };
};
