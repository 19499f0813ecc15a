import { useEffect } from "react";

/** Indexes of the first and the last picture. */
export interface Range {
  from: number;
  to: number;
}

/** Pictures that scrolling with the wheel may pass. */
const near = 60;
/** Debounce in milliseconds before a place further away is read. */
const rest = 100;

/**
 * Sets the range to read to the visible one, debounced: dragging the scrollbar through a large library
 * passes thousands of unwanted pictures.
 */
export const useSettled = (
  { from, to }: Range,
  read: Range,
  setRead: (range: Range) => void,
): void => {
  const isNear = from <= read.to + near && to >= read.from - near;
  useEffect(() => {
    const settle = () => setRead({ from, to });
    if (isNear) {
      settle();
      return undefined;
    }
    const timer = setTimeout(settle, rest);
    return () => clearTimeout(timer);
  }, [from, to, isNear, setRead]);
};
