import type { Page } from "@playwright/test";

/** Why the focus can't be seen; empty if it is visible. */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return ["nothing has the focus"];
    const name = element.outerHTML.slice(0, 120);
    if (!element.matches(":focus-visible")) return [`the focus is not shown: ${name}`];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The middle of the visible part: a table may be taller than the window.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (
      right <= left ||
      bottom <= top ||
      right <= 0 ||
      bottom <= 0 ||
      left >= innerWidth ||
      top >= innerHeight
    )
      return [`not in sight: ${name}`];
    const above = document.elementFromPoint(x, y);
    // The visible box of a field is around it: a select's box, a radio's label.
    const drawn = element.closest(".console-select, .console-input-number, label") ?? element;
    return above && (drawn.contains(above) || above.contains(drawn))
      ? []
      : [`${name} is below ${above?.outerHTML.slice(0, 120)}`];
  });
