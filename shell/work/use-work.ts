import type { HostRequest } from "@console-shell/contract";
import type { WorkMark } from "@console-shell/contract/calls/work";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { workLimits } from "@console-shell/contract/words/work";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "../i18n/use-text.ts";
import { liveReads } from "../live/live-reads.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, usePermissions } from "../state/use-global-state.ts";
import {
  byUrgency,
  fieldOf,
  itemOf,
  type Listed,
  type WorkItem,
  workSources,
} from "./work-item.ts";

type AskForList = (
  call: string,
  input: { query: object },
  options: { signal: AbortSignal },
) => Promise<{ items: Listed[]; total?: number } | null>;

/** The work queue: what waits in all sub-apps for this operator, most urgent first. */
export const useWork = () => {
  const { config, request } = useConsole();
  const locale = useLocale();
  const account = useAccount();
  const queries = useQueryClient();
  const sources = workSources(config.subApps, usePermissions(), locale);
  const [now] = useState(Date.now);
  const answers = useQueries({
    queries: sources.map(({ key, subApp, kind, call, query, id = "id" }) => ({
      queryKey: [liveReads.work, key, locale],
      // An invoice becomes overdue without any signal.
      staleTime: 60_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await (request as HostRequest & AskForList)(
          callOnServer(subApp, call),
          { query: { ...query, pageSize: workLimits.ofEach } },
          { signal },
        );
        // A sub-app's own backend may answer anything.
        if (!Array.isArray(answer?.items)) throw new TypeError("The answer is not a list");
        const records = answer.items.filter((one) => typeof one === "object" && one !== null);
        const ids = records.map((one) => fieldOf(one, id)).filter(Boolean);
        const marks =
          ids.length === 0
            ? { items: [], snoozed: 0 }
            : await request(
                "GET /cc-api/work/mark/list",
                { query: { subApp, kind, recordIds: ids.join(",") } },
                { signal },
              );
        return {
          records,
          marks: new Map(marks.items.map((mark): [string, WorkMark] => [mark.recordId, mark])),
          snoozed: marks.snoozed,
          total: typeof answer.total === "number" ? answer.total : records.length,
        };
      },
    })),
  });
  const states = sources.map((source, index) => {
    const { data, isError, isPending, refetch } = answers[index]!;
    const items = (data?.records ?? []).flatMap(
      (record) => itemOf(source, record, account.id, data!.marks) ?? [],
    );
    const total = data?.total ?? 0;
    const read = items.filter(({ mark }) => mark?.snooze).length;
    // A team's backend doesn't tell which of those beyond the ones read still wait.
    const snoozed = Math.max(read, Math.min(data?.snoozed ?? 0, read + total - items.length));
    return {
      source,
      items,
      /** How many there are, also beyond those read, and how many of them are snoozed. */
      total,
      snoozed,
      failed: isError && !data,
      loading: isPending,
      retry: () => void refetch(),
    };
  });
  const items: WorkItem[] = states.flatMap((state) => state.items).toSorted(byUrgency(now));
  const snoozed = states.reduce((sum, state) => sum + state.snoozed, 0);
  return {
    sources: states,
    items,
    /** What waits and isn't snoozed. */
    count: states.reduce((sum, { total }) => sum + total, 0) - snoozed,
    snoozed,
    loading: states.some(({ loading }) => loading),
    now,
    refresh: () => queries.invalidateQueries({ queryKey: [liveReads.work] }),
  };
};
export type Work = ReturnType<typeof useWork>;
