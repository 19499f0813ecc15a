/** The document and, if a guest has the focus, its shadow root. */
const trees = () => [document, document.activeElement?.shadowRoot].filter((tree) => tree != null);

/** A guest's heading wins over its host's, because the guest is what just changed. */
const findHeading = (subApp: string | undefined) =>
  ['[data-console="guest"] main h1', "[data-console] main h1"]
    .flatMap((selector) =>
      trees().flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]),
    )
    .find(
      (heading) =>
        heading.checkVisibility() &&
        (subApp === undefined ||
          !heading.closest("[data-sub-app]") ||
          heading.closest(`[data-sub-app="${subApp}"]`)),
    );

/**
 * Focuses the page's h1 as soon as there is one (pages load lazily). Gives up if the user focuses something
 * first. Ignores the headings of parked sub-apps and, with `subApp`, of other sub-apps: the previous one's
 * stays until it has unmounted. Returns a function that stops waiting.
 */
export const focusHeading = (subApp?: string): (() => void) => {
  const focus = () => {
    const heading = findHeading(subApp);
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
  for (const tree of trees()) observer.observe(tree, { childList: true, subtree: true });
  document.addEventListener("focusin", stop);
  return stop;
};
