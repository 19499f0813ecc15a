/* What reacts to a click by itself. */
const controls =
  "a, button, input, label, select, textarea, summary, [role=button], [role=checkbox], [role=switch], [role=menuitem], [role=combobox], [tabindex]";

/** The link to a row's record, in its title. */
export const recordLink = (row: Element, titleClass: string): HTMLAnchorElement | null =>
  row.querySelector<HTMLAnchorElement>(`.${titleClass} a[href]:not([href^="mailto:"])`);

/**
 * Opens a row's record with a click anywhere in the row: it presses the link in the row's title. With Ctrl, ⌘ or the
 * middle button in a new tab. Clicks on controls and those that end a text selection don't count. The keyboard uses the
 * link itself, or `createRowKeys`.
 */
export const openRows = (table: HTMLElement, titleClass: string): (() => void) => {
  const open = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || button > 1) return;
    const row = target.closest<HTMLElement>("tr[data-row-key]");
    if (!row || event.defaultPrevented) return;
    const control = target.closest(controls);
    // A row that has been stepped to can have the focus itself.
    if (control && control !== row && row.contains(control)) return;
    if (getSelection()?.isCollapsed === false) return;
    const link = recordLink(row, titleClass);
    if (!link) return;
    // A link is opened in a new tab by a click with Ctrl, on a Mac with ⌘.
    const inNewTab = button === 1 || ctrlKey || metaKey;
    const isMac = navigator.platform.startsWith("Mac");
    link.dispatchEvent(
      new MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        shiftKey,
        ctrlKey: inNewTab && !isMac,
        metaKey: inNewTab && isMac,
      }),
    );
  };
  table.addEventListener("click", open);
  table.addEventListener("auxclick", open);
  return () => {
    table.removeEventListener("click", open);
    table.removeEventListener("auxclick", open);
  };
};
