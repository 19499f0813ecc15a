import type { ApiOutput } from "@console-shell/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { liveReads } from "./live-reads.ts";

/** Reads one of these calls, and refetches when the server reports a change. */
export const useLiveRead = <Name extends "announcements" | "waiting">(
  name: Name,
): UseQueryResult<ApiOutput<(typeof liveReads)[Name]>> => {
  const { request } = useConsole();
  const locale = useLocale();
  const call: "GET /cc-api/announcement/current" | "GET /cc-api/operator/waiting" = liveReads[name];
  return useQuery({
    // Some responses depend on the operator's language.
    queryKey: [call, locale],
    queryFn: ({ signal }) =>
      request(call, undefined, { signal }) as Promise<ApiOutput<(typeof liveReads)[Name]>>,
    // Time-based changes, such as invoices falling due, trigger no event.
    staleTime: 60_000,
  });
};
