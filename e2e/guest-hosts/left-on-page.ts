import type { Page, Request } from "@playwright/test";
import { countEffects } from "../no-leaks/count-effects.ts";

declare global {
  interface Window {
    pendingTimeouts: Map<number, string>;
  }
}

/** Runs in the page before its own scripts: tracks pending timeouts. */
const countTimeouts = (): void => {
  const pending = new Map<number, string>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const noted = (handler: TimerHandler, delay?: number, ...parameters: unknown[]) => {
    const id: number = start(
      (...given: unknown[]) => {
        pending.delete(id);
        if (typeof handler === "function") Reflect.apply(handler, window, given);
      },
      delay,
      ...parameters,
    );
    // The origin, for the message of a failing test.
    pending.set(id, `${delay} ms ${new Error().stack?.split("\n").slice(2, 5).join()}`);
    return id;
  };
  const cleared = (id?: number) => {
    if (id !== undefined) pending.delete(id);
    stop(id);
  };
  Object.assign(window, { setTimeout: noted, clearTimeout: cleared });
  Object.defineProperty(window, "pendingTimeouts", { value: pending });
};

/** Starts to count what a guest could leave; the returned function gives the current counts. */
export const countOnPage = async (page: Page) => {
  const requests = new Set<string>();
  const urlOf = (request: Request) => request.url();
  page.on("request", (request) => requests.add(urlOf(request)));
  page.on("requestfinished", (request) => requests.delete(urlOf(request)));
  page.on("requestfailed", (request) => requests.delete(urlOf(request)));
  await page.addInitScript(countEffects);
  await page.addInitScript(countTimeouts);
  return async () => ({
    workers: page.workers().length,
    requests: [...requests],
    ...(await page.evaluate(() => {
      const attributesOf = (element: Element) =>
        Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
      const { listeners, intervals, sheets } = window.countedEffects();
      return {
        listeners,
        intervals,
        sheets,
        timeouts: [...window.pendingTimeouts.values()],
        title: document.title,
        html: attributesOf(document.documentElement),
        body: attributesOf(document.body),
        // The start of each identifies it. What a host preloads itself stays.
        head: Array.from(document.head.children)
          .filter((element) => !element.matches('[rel="modulepreload"][href*="/hosts/"]'))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        bodyNodes: Array.from(document.body.children, ({ outerHTML }) => outerHTML.slice(0, 80)),
        outside: Array.from(document.documentElement.children, ({ localName }) => localName),
        globals: Reflect.ownKeys(window).map(String).toSorted(),
        windowName: window.name,
        scrollRestoration: history.scrollRestoration,
        fonts: document.fonts.size,
      };
    })),
  });
};

/** Nodes and listeners in the page's memory, including those outside the document. */
export const inMemory = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
};
