import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { LoadFailure } from "@console-shell/ui";
import { Skeleton } from "antd";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import type { ImageFilter } from "./image-filter.ts";
import { ImageTile } from "./image-tile.tsx";
import styles from "./library.module.css";
import { useColumns } from "./use-columns.ts";
import { useImages } from "./use-images.ts";
import { useSelection } from "./use-selection.ts";
import { type Range, useSettled } from "./use-settled.ts";

interface ImageGridProps {
  libraryId: string;
  filter: ImageFilter;
  /** Whether pictures can be selected for an action. */
  isSelectable: boolean;
  /** Shown if there are no images. */
  empty: ReactNode;
  /** Renders the toolbar above the grid; gets the total and the selection. */
  renderToolbar: (state: {
    total: number | undefined;
    selected: ReadonlySet<string>;
    selectAll: () => void;
    choose: (ids: readonly string[]) => void;
    clear: () => void;
  }) => ReactNode;
}

/** The arrow keys' steps in a grid with this many columns. */
const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

/**
 * A virtualised grid of a library's pictures: only visible rows are in the DOM. It is one tab stop; arrow
 * keys move, space selects, and shift with either selects a range.
 */
export const ImageGrid = (props: ImageGridProps) => {
  const { libraryId, filter, isSelectable, empty, renderToolbar } = props;
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const { columns, side, gap, top, rowHeight } = useColumns(list);
  const [range, setRange] = useState<Range>({ from: 0, to: 0 });
  const images = useImages(libraryId, filter, range);
  const { total } = images;
  const selection = useSelection(images.idsBetween);
  const [stop, setStop] = useState(0);
  const wanted = useRef<number>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- no compiler remembers what this component has rendered
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: top,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);

  const shown = rows.getVirtualItems();
  const from = (shown[0]?.index ?? 0) * columns;
  const to = Math.min(total, ((shown.at(-1)?.index ?? 0) + 1) * columns) - 1;
  useSettled({ from, to: Math.max(from, to) }, range, setRange);
  // Focuses the arrow keys' target as soon as it is in the DOM.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(
      `[data-index="${wanted.current}"] [data-tile]`,
    );
    if (!link) return;
    wanted.current = undefined;
    link.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const current = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    if (Number.isNaN(current)) return;
    const step = stepOf(event.key, columns);
    if (step !== undefined) {
      const next = current + step;
      if (next < 0 || next >= total) return;
      event.preventDefault();
      wanted.current = next;
      setStop(next);
      rows.scrollToIndex(Math.floor(next / columns));
      if (event.shiftKey && isSelectable) void selection.extend(next);
      return;
    }
    const image = images.at(current);
    if (event.key !== " " || target instanceof HTMLInputElement || !image || !isSelectable) return;
    event.preventDefault();
    if (event.shiftKey) void selection.extend(current);
    else selection.toggle(current, image.id);
  };

  if (images.error) return <LoadFailure message={images.error.message} onRetry={images.refetch} />;
  const tiles = shown.flatMap(({ index: row, start }) =>
    Array.from({ length: Math.min(columns, total - row * columns) }, (_, column) => ({
      index: row * columns + column,
      left: column * (side + gap),
      start: start - top,
    })),
  );
  const stopAt = tiles.some(({ index }) => index === stop) ? stop : (tiles[0]?.index ?? 0);
  return (
    <>
      {renderToolbar({
        total: images.isRead ? total : undefined,
        selected: selection.ids,
        selectAll: () => void selection.selectAll(total),
        choose: selection.choose,
        clear: selection.clear,
      })}
      {images.isRead ? null : <Skeleton active paragraph={{ rows: 6 }} />}
      {images.isRead && total === 0 ? empty : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links and boxes within */}
      <ul
        ref={list}
        className={styles.grid}
        style={{ height: total === 0 ? 0 : rows.getTotalSize() - gap }}
        aria-label={text("images.title")}
        onKeyDown={onKeyDown}
      >
        {tiles.map(({ index, left, start }) => {
          const image = images.at(index);
          const isSelected = image !== undefined && selection.ids.has(image.id);
          return (
            <li
              key={index}
              data-index={index}
              className={isSelected ? `${styles.tile} ${styles.selected}` : styles.tile}
              style={{
                width: side,
                height: rowHeight - gap,
                transform: `translate(${left}px, ${start}px)`,
              }}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              {image ? (
                <ImageTile
                  image={image}
                  filter={filter}
                  isSelected={isSelected}
                  isStop={index === stopAt}
                  onSelect={
                    isSelectable
                      ? (isRange) => {
                          setStop(index);
                          if (isRange) void selection.extend(index);
                          else selection.toggle(index, image.id);
                        }
                      : undefined
                  }
                />
              ) : (
                <span className={styles.loading} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
