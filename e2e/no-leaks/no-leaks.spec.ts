import { subAppNames } from "@console-shell/contract/sub-app-names";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Counts what a left sub-app could leave: patched in before any script of the page runs. */
const countEffects = () => {
  const counts = { listeners: 0, intervals: 0 };
  const targets: EventTarget[] = [window, document];
  const known = new Map<string, number>();
  const ids = new WeakMap<object, number>();
  let next = 0;
  const idOf = (value: object) => {
    const id = ids.get(value) ?? (next += 1);
    ids.set(value, id);
    return id;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) =>
    `${targets.indexOf(target)} ${type} ${idOf(listener)} ${typeof options === "boolean" ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture)}`;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && targets.includes(target)) known.set(keyOf(target, type, listener, options), 1);
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && targets.includes(target)) known.delete(keyOf(target, type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };
  const intervals = new Set<number>();
  const { setInterval, clearInterval } = window;
  window.setInterval = ((...parameters: Parameters<typeof setInterval>) => {
    const id = setInterval(...parameters) as unknown as number;
    intervals.add(id);
    return id;
  }) as typeof setInterval;
  window.clearInterval = ((id: number) => {
    intervals.delete(id);
    clearInterval(id);
  }) as typeof clearInterval;
  Object.assign(window, {
    __effects: () => ({
      ...counts,
      listeners: known.size,
      intervals: intervals.size,
      bodyNodes: document.body.children.length,
      headNodes: document.head.querySelectorAll(":scope > :not(style[data-css-hash])").length,
      kitStyles: document.head.querySelectorAll("style[data-css-hash]").length,
      enabledSheets: document.adoptedStyleSheets.filter((sheet) => !sheet.disabled).length,
      adoptedSheets: document.adoptedStyleSheets.length,
      globals: Object.keys(window).length,
    }),
  });
};

const visit = async (page: Page, name: string) => {
  await page.getByRole("navigation").first().locator(`a[href="/${name}"]`).first().click();
  const root = page.locator("#root-subapp");
  await expect(root.locator(`[data-sub-app="${name}"]`)).toBeVisible();
  await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
};

const home = async (page: Page) => {
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#root-subapp")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
};

const effects = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { __effects: () => Record<string, number> }).__effects(),
  );

test("twenty switches between sub-applications leave nothing behind", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(countEffects);
  await page.goto("/");
  // Every sub-app once: what is loaded once (modules' preloads, the kit's styles) is loaded now.
  for (const name of subAppNames) await visit(page, name);
  await home(page);
  const before = await effects(page);
  for (let turn = 0; turn < 20; turn += 1) await visit(page, subAppNames[turn % 7]!);
  await home(page);
  await expect.poll(() => effects(page)).toEqual(before);
});
