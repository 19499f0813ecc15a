import { maxChanged } from "@console-shell/contract/words/limits";
import { useNotify } from "@console-shell/sdk";
import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../messages/index.ts";

/** The selected pictures; shift selects everything from the last one on, visible or not. */
export const useSelection = (
  idsBetween: (start: number, end: number, signal: AbortSignal) => Promise<string[]>,
) => {
  const text = useText();
  const notify = useNotify();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef(0);
  const reading = useRef<AbortController>(undefined);
  // Another filter is another list, which the selection doesn't belong to.
  useLayoutEffect(
    () => () => {
      reading.current?.abort();
      anchor.current = 0;
      setIds(new Set());
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each list that is left
    [idsBetween],
  );

  const put = (next: ReadonlySet<string>) => {
    const most = [...next].slice(0, maxChanged);
    if (most.length < next.size)
      notify({ kind: "warning", title: text("images.maxSelected", { count: maxChanged }) });
    setIds(new Set(most));
  };
  /** Reads the ids in the range and selects them, unless the selection changed in the meantime. */
  const select = async (start: number, end: number, before: ReadonlySet<string>) => {
    reading.current?.abort();
    const now = new AbortController();
    reading.current = now;
    // The console has shown the failure; the selection stays as it was.
    const found = await idsBetween(start, end, now.signal).catch(() => undefined);
    if (found && !now.signal.aborted) put(new Set([...before, ...found]));
  };
  const toggle = (index: number, id: string) => {
    reading.current?.abort();
    anchor.current = index;
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    put(next);
  };
  /**
   * Selects everything from the last selected picture to this one; one more than the limit is enough to say
   * so.
   */
  const extend = (index: number) => {
    const from = Math.min(anchor.current, index);
    const to = Math.max(anchor.current, index);
    const start = Math.max(from, to - maxChanged);
    return select(start, to, ids);
  };
  const clear = () => {
    reading.current?.abort();
    setIds(new Set());
  };
  /** Selects exactly these. */
  const choose = (chosen: readonly string[]) => {
    reading.current?.abort();
    put(new Set(chosen));
  };
  return {
    ids,
    toggle,
    extend,
    clear,
    choose,
    selectAll: (total: number) => select(0, total - 1, new Set()),
  };
};
