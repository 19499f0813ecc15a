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

/** Waits until the element is styled, lays it out, and reports the time. */
const complete = (app: string, element: Element): void => {
  if (!styled(element)) {
    setTimeout(() => complete(app, element), 0);
    return;
  }
  element.getBoundingClientRect();
  const at = performance.now();
  waiting.get(app)?.({ app, at, element });
};

const page: BenchPage = {
  done: complete,
  report: (app, figures) => reports.get(app)?.(figures),
  hit: (effect) => void hits.add(effect),
};
(window as unknown as { benchPage: BenchPage }).benchPage = page;

const limit = 20_000;

/**
 * Waits in the map for an answer; the timer must not outlive the answer, or it would be counted.
 */
const waitIn = <Answer>(
  map: Map<string, (answer: Answer) => void>,
  app: string,
  milliseconds: number,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error(`${app} did not answer`)), milliseconds);
  map.set(app, (answer) => {
    clearTimeout(timer);
    map.delete(app);
    resolve(answer);
  });
  return promise;
};

/** Resolves when the app reports that it is complete. */
export const nextDone = (app: string): Promise<Completion> => waitIn(waiting, app, limit);

/** Resolves with the app's own figures. */
export const nextReport = (app: string): Promise<unknown> => waitIn(reports, app, 3 * limit);
