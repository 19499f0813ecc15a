/** A guest's page wins over its host's: the heading is in what has just changed. */
const findHeading = () =>
  document.querySelector<HTMLElement>('[data-console="guest"] main h1') ??
  document.querySelector<HTMLElement>("[data-console] main h1");

/**
 * Moves the focus to the page's h1, as soon as the page has one (pages load lazily). Stops looking
 * when the person focuses something first. Returns its undo.
 */
export const focusHeading = (): (() => void) => {
  const focus = () => {
    const heading = findHeading();
    if (!heading) return false;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    // No ring: a heading isn't interactive.
    heading.focus({ preventScroll: true, focusVisible: false });
    return true;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) stop();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("focusin", stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", stop);
  return stop;
};
