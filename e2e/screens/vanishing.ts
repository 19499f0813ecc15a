import type { Page } from "@playwright/test";

/** In the page: the marks that only a background shows. With those of before, the ones that show nothing any more. */
const marks = (before: Element[] | null): Element[] => {
  const isPainted = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour);
  const behind = (element: Element | null): string => {
    if (!element) return "canvas";
    const { backgroundColor } = getComputedStyle(element);
    return isPainted(backgroundColor) ? backgroundColor : behind(element.parentElement);
  };
  const isBare = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ["top", "right", "bottom", "left"];
    return (
      style.outlineStyle === "none" &&
      sides.every((side) => style.getPropertyValue(`border-${side}-style`) === "none")
    );
  };
  const isOnlyColour = (element: HTMLElement) => {
    const { offsetWidth: width, offsetHeight: height } = element;
    const isSmall = width > 2 && height > 2 && width < 400 && height < 60;
    const isSelected = element.matches(
      ":is([aria-selected=true], [aria-current], .console-segmented-item-selected)",
    );
    const isLeaf = element.childElementCount === 0 && element.textContent.trim() === "";
    // A count over an icon can't be read without its background.
    const isCount = element.matches(".console-badge-count");
    return (
      isSmall &&
      (isLeaf || isSelected || isCount) &&
      element.checkVisibility({ opacityProperty: true })
    );
  };
  const isSeen = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return isPainted(backgroundColor) && backgroundColor !== behind(element.parentElement);
  };
  if (before) return before.filter((one) => one.isConnected && isBare(one) && !isSeen(one));
  return [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) =>
      element instanceof HTMLElement && isOnlyColour(element) && isBare(element) && isSeen(element),
  );
};

/** Marks that forced colours hide, because only their background shows them. */
export const vanishing = async (page: Page): Promise<string[]> => {
  const before = await page.evaluateHandle(marks, null);
  await page.emulateMedia({ forcedColors: "active" });
  const gone = await page.evaluateHandle(marks, before);
  const named = await gone.evaluate((elements) =>
    elements.map(({ tagName, className }) => `vanishes: ${tagName}.${className}`),
  );
  await page.emulateMedia({ forcedColors: null });
  return [...new Set(named)];
};
