import type { Frame, Page } from "@playwright/test";

/**
 * The style of the first element of each kind below a root, except what depends on position and
 * size.
 */
export const lookOf = (page: Page | Frame, root: string) =>
  page.evaluate((root) => {
    const ofPlace =
      /^(width|height|inline-size|block-size|perspective-origin|transform-origin|-webkit-locale|color-scheme|--)/;
    const looks: Record<string, Record<string, string>> = {};
    for (const element of document.querySelectorAll(
      `${root} :is(h1, nav, a, section, p, button)`,
    )) {
      if (looks[element.localName]) continue;
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !ofPlace.test(name));
      looks[element.localName] = Object.fromEntries(
        names.map((name) => [name, style.getPropertyValue(name)]),
      );
    }
    return looks;
  }, root);
