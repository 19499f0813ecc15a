import type { Page } from "@playwright/test";
import type { Look } from "./look.ts";
import { violations } from "./violations.ts";

/** Words written with Latin letters in Chinese too. */
const latinWords = /^(?:Console Shell|P95|SHA-256|English|CNY|USD|EUR|[\d.,\s%/+–-]*)$/;

/** The page's own texts: titles, buttons, table headers, labels. Not its data. */
const ownWords = (page: Page, namedByData: boolean): Promise<string[]> =>
  page.evaluate((byData) => {
    const selector = `${byData ? "" : "h1, .cs-panel-title, "}thead th, label, dt, [role=tab], main .cs-page-actions button, .console-drawer-title, .console-modal-title, .console-drawer-footer button`;
    return (
      Array.from(document.querySelectorAll<HTMLElement>(selector))
        // Elements may declare another language, e.g. a language's own name.
        .filter((element) => element.checkVisibility() && !element.querySelector("[lang]"))
        // Without the marks of a test's translation.
        .map((element) => element.textContent.replaceAll(/[«»]/g, "").trim())
    );
  }, namedByData);

/** Reports how far a page overflows its window horizontally. */
export const sideways = async (page: Page): Promise<string[]> => {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return width > room ? [`scrolls sideways: ${width} px in ${room} px`] : [];
};

/** Reports the faults of a page on paper. */
export const misprints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.clientHeight > 0;
    const named = ({ tagName, className }: Element) => `${tagName}.${className}`;
    const pressed = "nav, body > #root > div > header, .cs-toolbar, .console-pagination";
    const found = [...document.querySelectorAll(pressed)]
      .filter(isShown)
      .map((element) => `printed: ${named(element)}`);
    if (document.documentElement.dataset["theme"] === "dark") found.push("dark");
    for (const table of document.querySelectorAll<HTMLTableElement>("main table")) {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(
        (cell) => !cell.querySelector("input[type=checkbox]"),
      );
      const unseen = heads.filter((cell) => !isShown(cell)).map((cell) => cell.textContent);
      if (isShown(table) && unseen.length > 0) found.push(`no column ${unseen.join(", ")}`);
      if (table.tFoot && getComputedStyle(table.tFoot).display === "table-footer-group")
        found.push("totals on each page");
      const { scrollWidth, clientWidth } = table.parentElement!;
      if (scrollWidth > clientWidth)
        found.push(`${table.ariaLabel} cut off: ${scrollWidth} px in ${clientWidth} px`);
    }
    for (const status of document.querySelectorAll("main table .console-badge-status"))
      if (isShown(status) && status.clientHeight > 20)
        found.push(`in several lines: ${status.textContent}`);
    // What stays at a window's edge, or in front of the page, covers a sheet.
    for (const element of document.querySelectorAll("body *")) {
      const { position, bottom } = getComputedStyle(element);
      const stays = position === "fixed" || (position === "sticky" && bottom !== "auto");
      if (stays && isShown(element)) found.push(`covers: ${named(element)}`);
    }
    return found;
  });

/** A4 less the browser's margins, in pixels. */
export const paper = { width: 718, height: 1000 };

interface Inspected extends Pick<Look, "locale" | "axe"> {
  namedByData?: boolean;
}

/** Checks a page strictly; each problem is one string. */
export const inspect = async (
  page: Page,
  { locale, axe, namedByData = false }: Inspected,
): Promise<string[]> => {
  const remarks = [...(axe ? await violations(page, axe) : []), ...(await sideways(page))];
  for (const words of await ownWords(page, namedByData)) {
    if (/^[a-z][A-Za-z]*(?:\.[A-Za-z]+)+$/.test(words)) remarks.push(`bare key: ${words}`);
    const chinese = /\p{Script=Han}/u.test(words);
    if (locale === "zh-CN" && !chinese && !latinWords.test(words))
      remarks.push(`not translated: ${words}`);
    if (locale === "en-US" && chinese) remarks.push(`not English: ${words}`);
  }
  return remarks;
};
