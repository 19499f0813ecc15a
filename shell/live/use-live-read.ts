import type { ApiOutput } from "@console-shell/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { liveReads } from "./live-reads.ts";

/** Reads one of these calls, and again whenever the server says that it has changed. */
export const useLiveRead = <Name extends "announcements" | "waiting">(
  name: Name,
): UseQueryResult<ApiOutput<(typeof liveReads)[Name]>> => {
  const { request } = useConsole();
  const locale = useLocale();
  const call: "GET /cc-api/announcement/current" | "GET /cc-api/operator/waiting" = liveReads[name];
  return useQuery({
    // Some answers are in the language of who asks.
    queryKey: [call, locale],
    queryFn: ({ signal }) =>
      request(call, undefined, { signal }) as Promise<ApiOutput<(typeof liveReads)[Name]>>,
    // What changes by time alone, as invoices that fall due, the server tells nobody.
    staleTime: 60_000,
  });
};
