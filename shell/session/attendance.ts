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

/**
 * Knows from what is pressed, moved and turned on this page whether somebody is there, until the signal
 * aborts. Opening the page counts.
 */
export const watchAttendance = (signal: AbortSignal): (() => boolean) => {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const sign of signs)
    window.addEventListener(sign, note, {
      capture: true,
      passive: true,
      signal,
    });
  return () => Date.now() - last <= awayAfter;
};
