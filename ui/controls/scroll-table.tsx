import { Button, Spin, Table, type GetRef, type TableProps } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyState } from "./empty-state.tsx";
import "./scroll-table.css";
import { useWords } from "./use-words.ts";

interface ScrollTableProps<Row extends object> extends TableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  /** Goes to a page; offered where the address names one that is not there. */
  onPage?: (page: number) => void;
}

const isSpinning = (loading: TableProps["loading"]): boolean =>
  typeof loading === "object" ? loading.spinning === true : loading === true;

/** The element of an antd table that scrolls; the head may be a table of its own beside it. */
const scrollerOf = (table: HTMLElement): HTMLElement =>
  table.querySelector("tbody")!.closest("table")!.parentElement!;

/** Keeps an element a named stop of the Tab key for as long as it has something to scroll. */
const stopWhileScrolling = (scroller: HTMLElement, label: string): (() => void) => {
  const observer = new ResizeObserver(() => {
    // One pixel may come from rounding.
    const scrolls = scroller.scrollWidth - scroller.clientWidth > 1;
    const attributes = { tabindex: "0", role: "region", "aria-label": label };
    for (const [name, value] of Object.entries(attributes))
      if (scrolls) scroller.setAttribute(name, value);
      else scroller.removeAttribute(name);
  });
  observer.observe(scroller);
  observer.observe(scroller.firstElementChild!);
  return () => observer.disconnect();
};

/* What to say where the address names a page that is not there (any more), which is no empty list. */
const useBeyondLast = <Row extends object>({
  pagination,
  dataSource,
  onPage,
}: ScrollTableProps<Row>): ReactNode => {
  const words = useWords();
  if (!pagination || dataSource?.length !== 0) return undefined;
  const { current = 1, pageSize = 10, total = 0 } = pagination;
  const last = Math.ceil(total / pageSize);
  if (last === 0 || current <= last) return undefined;
  return (
    <EmptyState
      description={words.beyondLast
        .replace("{page}", String(current))
        .replace("{last}", String(last))}
      action={
        onPage && (
          <Button onClick={() => onPage(last)}>
            {words.toPage.replace("{page}", String(last))}
          </Button>
        )
      }
    />
  );
};

/** A table that is there, with its rows or without any. */
const ShownTable = <Row extends object>(props: ScrollTableProps<Row>) => {
  const { label, onPage: _, ...table } = props;
  const shown = useRef<GetRef<typeof Table>>(null);
  const beyondLast = useBeyondLast(props);
  const locale = beyondLast ? { ...table.locale, emptyText: beyondLast } : table.locale;
  useEffect(() => stopWhileScrolling(scrollerOf(shown.current!.nativeElement), label), [label]);
  return (
    <Table
      scroll={{ x: "max-content" }}
      {...table}
      {...(locale && { locale })}
      ref={shown}
      aria-label={label}
    />
  );
};

/**
 * A table that scrolls sideways where it is wider than its place, with the arrow keys too: there,
 * and only there, it is a stop of the Tab key, for it may hold nothing else to focus. Until its first
 * rows are known there is a place for it and, after a while, a sign of loading: a table costs as much to
 * render without rows as with them.
 */
export const ScrollTable = <Row extends object>(props: ScrollTableProps<Row>) => {
  const { loading, dataSource } = props;
  const waits = isSpinning(loading) && !dataSource?.length;
  const [begun, setBegun] = useState(!waits);
  if (!waits && !begun) setBegun(true);
  if (begun || !waits) return <ShownTable {...props} />;
  return (
    <div className="cs-table-ahead" aria-busy="true">
      <Spin {...(typeof loading === "object" ? loading : undefined)} />
    </div>
  );
};
