import { type RefObject, useLayoutEffect, useState } from "react";

const gap = 12;
/** Pixels below the picture, for its name. */
const caption = 50;
const narrow = 576;

/** The number of tiles per row and their size, for the grid's current width. */
export const useColumns = (element: RefObject<HTMLElement | null>) => {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return undefined;
    const measure = () => {
      const { top, width } = grid.getBoundingClientRect();
      setPlace((before) => {
        const now = { width, top: top + window.scrollY };
        return before.width === now.width && before.top === now.top ? before : now;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    // Content above the grid moves it.
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [element]);
  const least = window.innerWidth < narrow ? 104 : 148;
  const columns = Math.max(1, Math.floor((place.width + gap) / (least + gap)));
  const side = Math.max(least, (place.width - gap * (columns - 1)) / columns);
  return { columns, side, gap, top: place.top, rowHeight: side + caption + gap };
};
