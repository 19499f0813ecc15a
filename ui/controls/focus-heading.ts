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

/** Ends the last wait: two would take the focus from each other. */
let stopLast = () => {};

/**
 * Focuses the page's h1 as soon as there is one (pages load lazily), and the next one if that one is replaced. Gives up
 * once the user focuses something else. Ignores the headings of parked sub-apps and, with `subApp`, of other sub-apps: the previous one's
 * stays until it has unmounted. Returns a function that stops waiting.
 */
export const focusHeading = (subApp?: string): (() => void) => {
  stopLast();
  let focused: HTMLElement | undefined;
  const focus = () => {
    if (focused?.isConnected) return;
    const heading = findHeading(subApp);
    if (!heading) return;
    focused = heading;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    // No ring: a heading isn't interactive.
    heading.focus({ preventScroll: true, focusVisible: false });
  };
  const observer = new MutationObserver(focus);
  const look = (event: FocusEvent) => {
    if (event.composedPath()[0] !== focused) stop();
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("focusin", look);
  };
  for (const tree of trees()) observer.observe(tree, { childList: true, subtree: true });
  document.addEventListener("focusin", look);
  focus();
  stopLast = stop;
  return stop;
};

/**
 * Call after a dialog closes or a write ends: if the button that started it is gone or disabled, the heading gets the
 * focus.
 */
export const keepFocus = (): void => {
  // After the page has been drawn without the button.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { activeElement: focused, body } = document;
      const isLost = !focused || focused === body || focused.matches(":disabled");
      const isAsking = trees().some((tree) =>
        [...tree.querySelectorAll("dialog[open], [role=dialog]")].some((dialog) =>
          dialog.checkVisibility(),
        ),
      );
      if (isLost && !isAsking) focusHeading();
    }),
  );
};

/** Focuses the first field of the dialog around an element, or else its main button: antd would focus its close button. */
export const focusField = (inside: Element | null | undefined): void => {
  const dialog = inside?.closest("[role=dialog]");
  const field = dialog?.querySelector<HTMLElement>("form :is(input, textarea):enabled");
  (field ?? dialog?.querySelector<HTMLElement>(".console-btn-primary"))?.focus();
};
