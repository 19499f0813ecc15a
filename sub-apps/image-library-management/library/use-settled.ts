import { useEffect } from "react";

/** Indexes of the first and the last picture. */
export interface Range {
  from: number;
  to: number;
}

/** Pictures that a turn of the wheel may pass. */
const near = 60;
/** Milliseconds that a place further away is in sight before it is read. */
const rest = 100;

/**
 * Sets the range that is read to the one in sight. Who drags the bar through a large library passes thousands of
 * pictures of which none is wanted.
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
