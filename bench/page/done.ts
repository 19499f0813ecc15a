import type { BenchPage } from "../apps/page.ts";

/** When an app was complete, on the clock of `performance.now()`. */
export interface Completion {
  app: string;
  at: number;
  element: Element;
}

const waiting = new Map<string, (completion: Completion) => void>();
const reports = new Map<string, (figures: unknown) => void>();
/** The effects of the leaking app that fired. */
export const hits = new Set<string>();

const styled = (element: Element): boolean =>
  element.isConnected &&
  getComputedStyle(element).getPropertyValue("--bench-styled").trim() === "yes";

/** In the page, with its stylesheet, laid out. */
const complete = (app: string, element: Element): void => {
  if (!styled(element)) {
    setTimeout(() => complete(app, element), 0);
    return;
  }
  element.getBoundingClientRect();
  const at = performance.now();
  waiting.get(app)?.({ app, at, element });
  waiting.delete(app);
};

const page: BenchPage = {
  done: complete,
  report: (app, figures) => reports.get(app)?.(figures),
  hit: (effect) => void hits.add(effect),
};
(window as unknown as { benchPage: BenchPage }).benchPage = page;

const limit = 20_000;

/** Resolves when the app says that it is complete. */
export const nextDone = (app: string): Promise<Completion> => {
  const { promise, resolve, reject } = Promise.withResolvers<Completion>();
  waiting.set(app, resolve);
  setTimeout(() => reject(new Error(`${app} was not complete within ${limit} ms`)), limit);
  return promise;
};

/** Resolves with the figures that the app took of itself. */
export const nextReport = (app: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  reports.set(app, resolve);
  setTimeout(() => reject(new Error(`${app} did not report`)), 3 * limit);
  return promise;
};
