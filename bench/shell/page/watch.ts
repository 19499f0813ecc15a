/** What a page reports about itself; times are milliseconds since navigation started. */
export interface Watched {
  lcp: number;
  firstPaint: number;
  /** When the login form's password field was first painted. */
  formShown: number;
  /** When React had hydrated the password field, so that a press gets a reaction. */
  answers: number;
  /** When the last opened sub-app showed a row, measured from the press. */
  firstRow: number;
  /** Tasks longer than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Timers and frames requested since `timersFrom`. */
  timers: { kind: string; delay: number; from: string }[];
  timersFrom: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in every page before its own scripts, so it must be self-contained. */
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
    // The first frame is this function, the second its caller.
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
