// Asks for everything once and remembers it, as schedulers and editors do: the module stays loaded.
const url = import.meta.url;
export const fired = {};
const requested = {};
const hit = (name) => (fired[name] = (fired[name] ?? 0) + 1);
const once = (name, start, work = () => {}) => {
  if (requested[name]) return;
  requested[name] = true;
  start(() => {
    requested[name] = false;
    hit(name);
    work();
  });
};

/** Taken back after the leave. */
export let cancel;
export const ask = {
  frame: () => once("frame", requestAnimationFrame),
  timeout: () => once("timeout", (run) => setTimeout(() => run(), 100)),
  // Under load the browser finds no idle moment for half a minute.
  idle: () => once("idle", (run) => requestIdleCallback(run, { timeout: 1000 })),
  task: () => once("task", (run) => void scheduler.postTask(run, { delay: 50 })),
  /** Natively a timer's function is called with the window as `this`. */
  self: () =>
    setTimeout(function () {
      if (this === window) hit("self");
    }, 50),
  /** Taken back when the app has left, as React's passive effects do. */
  cancelled() {
    const id = setTimeout(() => hit("cancelled"), 3000);
    cancel = () => clearTimeout(id);
  },
  /** Due long after the leave. */
  late: (delay) => once("late", (run) => setTimeout(() => run(), delay)),
  far: () => once("far", (run) => setTimeout(() => run(), 61_000)),
  /** A chain, and an interval: what of it is started after the leave must not run. */
  chain() {
    const go = () => {
      hit("chain");
      setTimeout(go, 20);
      setTimeout(() => hit("brief chain"));
      setInterval(() => hit("interval"), 1);
      requestAnimationFrame(() => hit("next frame"));
      queueMicrotask(() => setTimeout(() => hit("chain"), 1));
    };
    setTimeout(go, 20);
    setInterval(() => hit("interval"), 10);
  },
  /** Changes whatever of the page lies outside. */
  page: () =>
    setTimeout(async () => {
      const touch = (name) => {
        document.body.append(document.createElement(`late-${name}`));
        document.documentElement.append(document.createElement(`late-${name}`));
        document.body.classList.add(`late-${name}`);
        document.documentElement.lang = `late-${name}`;
        window.addEventListener("fixture-ping", () => hit(`${name} listener`));
      };
      const style = document.createElement("style");
      style.textContent = ".late-page { color: red }";
      document.head.append(style);
      window.lateGlobal = url;
      window.onlanguagechange = () => hit("handler");
      document.title = "late";
      history.pushState(null, "", "#late");
      touch("page");
      await Promise.resolve();
      touch("microtask");
      hit("page");
    }, 50),
  throwing() {
    setTimeout(() => {
      hit("throwing");
      throw new Error("Too late.");
    }, 20);
    setTimeout(async () => {
      await Promise.resolve();
      throw new Error("Later still.");
    }, 20);
  },
};
export const mount = (host) => {
  for (const [name, ...input] of host.asks) ask[name](...input);
  host.container.append("one-shots");
};
