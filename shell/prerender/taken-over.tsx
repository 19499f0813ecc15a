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

/** Around a page that was there before React: hands over what was done to it. */
export const TakenOver = ({ root, press, onTaken, children }: TakenOverProps) => {
  const adopted = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    dropPrerendered();
    // Not within React's own work: it would put the fields back to what it knew before it listens.
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
