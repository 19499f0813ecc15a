/** What is seen of the document, then what is in the shadow root that has the focus, as a guest may. */
const trees = () => [document, document.activeElement?.shadowRoot].filter((tree) => tree != null);

/** A guest's page wins over its host's: the heading is in what has just changed. */
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
 * Moves the focus to the page's h1, as soon as the page has one (pages load lazily). Stops looking
 * when the person focuses something first. Headings of parked sub-apps don't count and, with `subApp`, none
 * of another sub-app: that of the one before stays until it has unmounted. Returns its undo.
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
