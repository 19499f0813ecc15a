import { useCallback, useState } from "react";

/** The current width of an element in pixels; attach the ref to the element. */
export const useWidth = (): [
  ref: (element: HTMLElement | null) => (() => void) | void,
  width: number,
] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
