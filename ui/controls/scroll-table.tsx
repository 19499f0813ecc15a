import { Table, type GetRef, type TableProps } from "antd";
import { useEffect, useRef } from "react";

interface ScrollTableProps<Row extends object> extends TableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
}

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

/**
 * A table that scrolls sideways where it is wider than its place, with the arrow keys too: there,
 * and only there, it is a stop of the Tab key, for it may hold nothing else to focus.
 */
export const ScrollTable = <Row extends object>({ label, ...table }: ScrollTableProps<Row>) => {
  const shown = useRef<GetRef<typeof Table>>(null);
  useEffect(() => stopWhileScrolling(scrollerOf(shown.current!.nativeElement), label), [label]);
  return <Table scroll={{ x: "max-content" }} {...table} ref={shown} aria-label={label} />;
};
