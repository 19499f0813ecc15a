/** Milliseconds without input before the user counts as away. */
const awayAfter = 60_000;

/** Speech control and switch devices produce only clicks and input events. */
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
 * Tracks from input events whether the user is present, until the signal aborts. Opening the page counts as
 * input.
 */
export const watchUserPresence = (signal: AbortSignal): (() => boolean) => {
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
