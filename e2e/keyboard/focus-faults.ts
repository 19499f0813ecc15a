import type { Page } from "@playwright/test";

/** What keeps somebody from seeing where the focus is; none where it shows. */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return ["nothing has the focus"];
    const name = element.outerHTML.slice(0, 120);
    if (!element.matches(":focus-visible")) return [`the focus is not shown: ${name}`];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The middle of what lies within the window: a table may be higher than that.
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
    // A field is drawn by what is around it: the box of a choice, the label of a radio.
    const drawn = element.closest(".console-select, .console-input-number, label") ?? element;
    return above && (drawn.contains(above) || above.contains(drawn))
      ? []
      : [`${name} is below ${above?.outerHTML.slice(0, 120)}`];
  });
