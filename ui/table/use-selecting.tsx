import { useCallback, useLayoutEffect, useRef } from "react";
import { useWords } from "../controls/use-words.ts";
import styles from "./scroll-table.module.css";
import type { Selection } from "./table-props.ts";

/** Selecting rows of the page that is shown, whose ids these are; undefined if rows can't be selected. */
export const useSelecting = <Row,>(
  selection: Selection<Row> | undefined,
  ids: readonly string[],
) => {
  const words = useWords();
  const latest = useRef({ selection, ids });
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { selection, ids };
  });
  // Never another function, so that a row renders only when it is the one that changes.
  const select = useCallback((id: string, withShift: boolean) => {
    const { selection, ids } = latest.current;
    if (!selection) return;
    const next = new Set(selection.selected);
    const isOn = !next.has(id);
    const from = withShift && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const each of range)
      if (isOn) next.add(each);
      else next.delete(each);
    last.current = id;
    selection.onSelect(next);
  }, []);
  if (!selection) return undefined;
  const count = ids.filter((id) => selection.selected.has(id)).length;
  return {
    select,
    labelOf: (name: string) => words.selectRow.replace("{name}", name),
    count,
    total: ids.length,
    selectAll: (isOn: boolean) => selection.onSelect(new Set(isOn ? ids : [])),
  };
};

/** The checkbox that selects all rows of the page. */
export const SelectAll = ({
  count,
  total,
  selectAll,
}: NonNullable<ReturnType<typeof useSelecting>>) => {
  const words = useWords();
  return (
    <label className={styles.selectAll}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < total;
        }}
        checked={total > 0 && count === total}
        disabled={total === 0}
        onChange={({ target }) => selectAll(target.checked)}
      />
      <span>{words.selectAll}</span>
    </label>
  );
};
