import { mostChanged } from "@console-shell/contract/picture-limits";
import { useNotify } from "@console-shell/sdk";
import { useRef, useState } from "react";
import { useText } from "../messages/index.ts";

/** Which pictures are selected; with the shift key all from the last one on, in sight or not. */
export const useSelection = (idsBetween: (start: number, end: number) => Promise<string[]>) => {
  const text = useText();
  const notify = useNotify();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef(0);

  const put = (next: ReadonlySet<string>) => {
    const most = [...next].slice(0, mostChanged);
    if (most.length < next.size)
      notify({ kind: "warning", title: text("images.mostSelected", { count: mostChanged }) });
    setIds(new Set(most));
  };
  const toggle = (index: number, id: string) => {
    anchor.current = index;
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    put(next);
  };
  /** Adds all from the one that was chosen last to this one; one more than may be is enough to say so. */
  const extend = async (index: number) => {
    const from = Math.min(anchor.current, index);
    const to = Math.max(anchor.current, index);
    const start = Math.max(from, to - mostChanged);
    const found = await idsBetween(start, to);
    put(new Set([...ids, ...found]));
  };
  return { ids, toggle, extend, clear: () => setIds(new Set()), put };
};
