import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import type { Preferences } from "../preferences/preferences.ts";
import { useLive } from "../state/use-live.ts";
import { adoptTyped, readTyped } from "./adopt-typed.ts";
import { dropPrerendered } from "./drop-prerendered.ts";
import type { EarlyPress } from "./early-input.ts";

interface TakenOverProps {
  root: HTMLElement;
  preferences: Preferences;
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
export const TakenOver = ({ root, preferences, press, onTaken, children }: TakenOverProps) => {
  // As React renders it all, and not as it was when that was asked for: the device may change meanwhile.
  const theme = useLive(preferences.theme);
  const adopted = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    // Where only the device says which theme, the markup has the classes of the light one.
    const other = theme === "dark" ? "console-light" : "console-dark";
    for (const element of root.querySelectorAll(`.${other}`))
      element.classList.replace(other, `console-${theme}`);
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
