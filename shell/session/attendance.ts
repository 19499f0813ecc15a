/** Milliseconds without a sign of anybody after which nobody counts as being there. */
const awayAfter = 60_000;

/** Whoever speaks to the browser, or has it press by a switch, makes a click or an input alone. */
const signs = [
  "keydown",
  "pointerdown",
  "pointermove",
  "wheel",
  "touchmove",
  "click",
  "input",
] as const;

/** Whether somebody is at this page. */
export interface Attendance {
  isThere: () => boolean;
  /** Watches no more. */
  stop(): void;
}

/** Knows from what is pressed, moved and turned on this page whether somebody is there; whoever opened it is. */
export const watchAttendance = (): Attendance => {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  const watching = new AbortController();
  for (const sign of signs)
    window.addEventListener(sign, note, {
      capture: true,
      passive: true,
      signal: watching.signal,
    });
  return {
    isThere: () => Date.now() - last <= awayAfter,
    stop: () => watching.abort(),
  };
};
