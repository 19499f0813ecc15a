import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { adoptTyped, readTyped } from "./adopt-typed.ts";
import { dropPrerendered } from "./drop-prerendered.ts";
import type { EarlyPress } from "./early-input.ts";

interface TakenOverProps {
  root: HTMLElement;
  press: EarlyPress | undefined;
  onTaken: () => void;
  children: ReactNode;
}

const replay = (press: EarlyPress) => {
  if (press instanceof HTMLElement) return press.click();
  press.form.ariaBusy = null;
  press.form.requestSubmit(press.submitter);
};

/** Wraps a prerendered page: passes early input on to React. */
export const TakenOver = ({ root, press, onTaken, children }: TakenOverProps) => {
  const adopted = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    dropPrerendered();
    // Outside React's own rendering, which would reset the fields to the values it knew before it listened.
    const typed = readTyped(root);
    adopted.current = Promise.resolve().then(() => adoptTyped(typed));
    // oxlint-disable-next-line react/exhaustive-deps -- once, in the moment of taking over
  }, []);
  useEffect(() => {
    void adopted.current?.then(() => {
      onTaken();
      if (press) replay(press);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, []);
  return children;
};
