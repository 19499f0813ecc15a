import { workLimits } from "@console-shell/contract/words/work";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { liveReads } from "../live/live-reads.ts";
import { useConsole } from "../state/console-context.ts";
import type { WorkItem } from "./work-item.ts";

const named = ({ source: { subApp, kind }, id, label }: WorkItem) => ({
  subApp,
  kind,
  recordId: id,
  title: label.slice(0, workLimits.title).trim(),
});

/** Assigns and snoozes items, one after another, and comments; then the queue is read again. */
export const useWorkChanges = () => {
  const { request } = useConsole();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const each = async (items: readonly WorkItem[], change: (item: WorkItem) => Promise<unknown>) => {
    setPending(true);
    try {
      for (const item of items) await change(item);
    } catch {
      // Shown by the request wrapper; what was changed stays.
    } finally {
      setPending(false);
      await queries.invalidateQueries({ queryKey: [liveReads.work] });
    }
  };
  return {
    isPending,
    assign: (items: readonly WorkItem[], operatorId: string | null) =>
      each(items, (item) =>
        request("POST /cc-api/work/item/assign", { body: { ...named(item), operatorId } }),
      ),
    snooze: (items: readonly WorkItem[], until: number | null) =>
      each(items, (item) =>
        request("POST /cc-api/work/item/snooze", { body: { ...named(item), until } }),
      ),
    comment: (item: WorkItem, text: string) =>
      request("POST /cc-api/work/comment/add", { body: { ...named(item), text } }),
  };
};
