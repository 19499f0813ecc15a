/** What a page tells of itself; times are milliseconds since it was asked for. */
export interface Watched {
  lcp: number;
  firstPaint: number;
  /** When the login form's password field was first there, painted. */
  formShown: number;
  /** When React has the password field: a press is answered from here on. */
  answers: number;
  /** When the sub-app that was opened last showed a row, from the press on. */
  firstRow: number;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Timers and frames that were asked for, while `timersFrom` was in the past. */
  timers: { kind: string; delay: number; from: string }[];
  timersFrom: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in every page before its own scripts, from its own text. */
export const watch = (): void => {
  const watched: Watched = {
    lcp: 0,
    firstPaint: 0,
    formShown: 0,
    answers: 0,
    firstRow: 0,
    longTasks: [],
    timers: [],
    timersFrom: Number.POSITIVE_INFINITY,
  };
  window.watched = watched;
  performance.setResourceTimingBufferSize(2000);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (watched.lcp = startTime));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") watched.firstPaint = startTime;
  });
  observe("longtask", ({ startTime, duration }) =>
    watched.longTasks.push({ start: startTime, duration }),
  );
  new MutationObserver((_, observer) => {
    if (!document.querySelector("input[type=password]")) return;
    watched.formShown = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const note = (kind: string, delay: number) => {
    if (performance.now() < watched.timersFrom) return;
    // The first line is this one, the second whoever called.
    const from = new Error().stack?.split("\n").slice(3, 6).join(" < ") ?? "";
    watched.timers.push({ kind, delay, from });
  };
  const setTimeout = window.setTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  const awaitReact = () => {
    const field = document.querySelector("input[type=password]");
    if (field && Object.keys(field).some((key) => key.startsWith("__reactProps$")))
      watched.answers = performance.now();
    else requestAnimationFrame(awaitReact);
  };
  requestAnimationFrame(awaitReact);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    note("timeout", delay);
    return setTimeout(handler, delay, ...rest);
  }) as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    note("interval", delay);
    return setInterval(handler, delay, ...rest);
  }) as typeof window.setInterval;
  window.requestAnimationFrame = (callback) => {
    note("frame", 0);
    return requestAnimationFrame(callback);
  };
};
