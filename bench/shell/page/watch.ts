/** What a page tells of itself; times are milliseconds since it was asked for. */
export interface Watched {
  lcp: number;
  firstPaint: number;
  /** When the login form's password field was first there, painted. */
  formShown: number;
  /** When nothing of the prerendered page's own styles was left: React is there. */
  takenOver: number;
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
    takenOver: 0,
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
  let wasPrerendered = false;
  const look = () => {
    if (!watched.formShown && document.querySelector("input[type=password]"))
      watched.formShown = performance.now();
    const prerendered = document.getElementById("prerendered-styles") !== null;
    wasPrerendered ||= prerendered;
    if (wasPrerendered && !prerendered) watched.takenOver ||= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  const note = (kind: string, delay: number) => {
    if (performance.now() < watched.timersFrom) return;
    // The first line is this one, the second whoever called.
    const from = new Error().stack?.split("\n").slice(3, 6).join(" < ") ?? "";
    watched.timers.push({ kind, delay, from });
  };
  const setTimeout = window.setTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
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
