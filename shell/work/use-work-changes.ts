import { workLimits } from "@console-shell/contract/words/work";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { liveReads } from "../live/live-reads.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import type { WorkItem } from "./work-item.ts";

const named = ({ source: { subApp, kind }, id, label }: WorkItem) => {
  const title = label
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, workLimits.title)
    .trim();
  return { subApp, kind, recordId: id, ...(title && { title }) };
};

/** Whether a failure concerns one item, so that the others may still be changed. */
const isOfOne = (error: unknown): boolean =>
  error instanceof RequestError && [400, 404, 409].includes(error.status);

/** Assigns and snoozes items, one after another, and comments; then the queue is read again. */
export const useWorkChanges = () => {
  const { request } = useConsole();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const each = async (items: readonly WorkItem[], change: (item: WorkItem) => Promise<unknown>) => {
    setPending(true);
    let done = 0;
    for (const item of items)
      try {
        await change(item);
        done += 1;
      } catch (error) {
        // Shown by the request wrapper; what was changed stays.
        if (!isOfOne(error)) break;
      }
    setPending(false);
    await queries.invalidateQueries({ queryKey: [liveReads.work] });
    return done === items.length;
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
