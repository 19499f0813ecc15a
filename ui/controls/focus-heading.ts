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

const focusIt = (heading: HTMLElement) => {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  // No ring: a heading isn't interactive.
  heading.focus({ preventScroll: true, focusVisible: false });
};

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
    focusIt(heading);
  };
  const observer = new MutationObserver(focus);
  const look = (event: FocusEvent) => {
    if (event.composedPath()[0] !== focused) stop();
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("focusin", look);
    // Keeps no page that has been removed.
    focused = undefined;
    if (stopLast === stop) stopLast = () => {};
  };
  for (const tree of trees()) observer.observe(tree, { childList: true, subtree: true });
  document.addEventListener("focusin", look);
  focus();
  stopLast = stop;
  return stop;
};

/** The element with the focus, in a guest's shadow root too. */
export const focusedElement = (): Element | null => {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
};

/**
 * Call after a dialog closes or a write ends: if nothing has the focus, the button that started it gets it back, or the
 * heading if the button is gone or disabled.
 */
export const keepFocus = (button?: Element | null): void => {
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
      if (!isLost || isAsking) return;
      if (button instanceof HTMLElement && button !== body) button.focus({ preventScroll: true });
      if (button && focusedElement() === button) return;
      // Doesn't wait for one: the console may have been removed.
      const heading = findHeading(undefined);
      if (heading) focusIt(heading);
    }),
  );
};

/** Focuses the first field of the dialog around an element, or else its main button: antd would focus its close button. */
export const focusField = (inside: Element | null | undefined): void => {
  const dialog = inside?.closest("[role=dialog]");
  const field = dialog?.querySelector<HTMLElement>(
    ":is(input:not([type=file], [readonly]), textarea:not([readonly]), [role=combobox]):enabled",
  );
  (field ?? dialog?.querySelector<HTMLElement>(".console-btn-primary"))?.focus();
};
