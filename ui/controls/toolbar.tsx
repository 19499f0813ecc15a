import { FilterOutlined } from "@ant-design/icons";
import { Button, Drawer } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useNarrow } from "../table/use-narrow.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useRecordCount } from "./use-record-count.ts";
import { useWords } from "./use-words.ts";
import "./lists.css";

interface ToolbarProps {
  /** Always shown: the search. */
  children?: ReactNode;
  /** On a phone behind a button, as are the next three. */
  filters?: ReactNode;
  /** Chooses the order where there are no heads to press. */
  sort?: ReactNode;
  views?: ReactNode;
  /** Chooses columns; not on a phone, which has none. */
  columns?: ReactNode;
  /** How many filters are set. */
  inUse?: number | undefined;
  /** Clears search and filters; undefined if there are none. */
  onClear?: (() => void) | undefined;
  /** The number of matches, if known. */
  total?: number | undefined;
  /** Controls kept at the end of the line. */
  end?: ReactNode;
}

/** The line of search and filters above a list. On a phone the filters are in a drawer, so that the list starts higher up. */
export const Toolbar = ({
  children,
  filters,
  sort,
  views,
  columns,
  end,
  ...drawer
}: ToolbarProps) => {
  const narrow = useNarrow();
  if (narrow && (filters || sort || views))
    return (
      <div className="cs-toolbar" data-search={children ? true : undefined}>
        {children}
        <Filters {...drawer}>
          {filters ? <div className="cs-filters-part">{filters}</div> : null}
          {sort || views ? (
            <div className="cs-filters-part">
              {sort}
              {views}
            </div>
          ) : null}
        </Filters>
        {end ? <div className="cs-toolbar-end">{end}</div> : null}
      </div>
    );
  return (
    <div className="cs-toolbar">
      {children}
      {filters}
      {end || views || columns ? (
        <div className="cs-toolbar-end">
          {end}
          {views}
          {columns}
        </div>
      ) : null}
    </div>
  );
};

/* The button and its drawer. A change applies at once, so that the list is there when it closes. */
const Filters = ({
  inUse = 0,
  onClear,
  total,
  children,
}: Pick<ToolbarProps, "inUse" | "onClear" | "total" | "children">) => {
  const words = useWords();
  const countOf = useRecordCount();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <>
      <Button
        ref={button}
        className="cs-filters-button"
        icon={<FilterOutlined aria-hidden />}
        data-used={inUse > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {inUse > 0 ? words.filtersInUse.replace("{count}", String(inUse)) : words.filters}
      </Button>
      <Drawer
        className="cs-filters"
        placement="bottom"
        size="auto"
        open={open}
        title={words.filters}
        destroyOnHidden
        onClose={close}
        // antd doesn't always return the focus.
        afterOpenChange={(isOpen) => {
          if (!isOpen) button.current?.focus();
        }}
        footer={
          <div className="cs-filters-foot">
            <Button disabled={!onClear} onClick={onClear}>
              {words.clearFilters}
            </Button>
            <Button type="primary" onClick={close}>
              {total === undefined ? words.done : words.show.replace("{records}", countOf(total))}
            </Button>
          </div>
        }
      >
        {children}
      </Drawer>
    </>
  );
};
