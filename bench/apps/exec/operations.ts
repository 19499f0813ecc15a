// Each operation has its own loop, so that the engine compiles it as it would an app's code.

type Loop = (times: number, root: Element) => unknown;
type Own = Window & { benchOwn?: number };

const nothing = () => undefined;

const operations: Record<string, Loop> = {
  "read document": (times) => {
    let found = 0;
    for (let at = 0; at < times; at += 1) if (document) found += 1;
    return found;
  },
  "read Math.abs": (times) => {
    let sum = 0;
    for (let at = 0; at < times; at += 1) sum += Math.abs(at);
    return sum;
  },
  "read window.x": (times) => {
    let sum = 0;
    for (let at = 0; at < times; at += 1) sum += (window as Own).benchOwn ?? 0;
    return sum;
  },
  "write window.x": (times) => {
    for (let at = 0; at < times; at += 1) (window as Own).benchOwn = at;
  },
  createElement: (times) => {
    let made: Element | undefined;
    for (let at = 0; at < times; at += 1) made = document.createElement("span");
    return made;
  },
  "append in container": (times, root) => {
    const parent = document.createElement("div");
    root.append(parent);
    for (let at = 0; at < times; at += 1) parent.append(document.createElement("span"));
    parent.remove();
  },
  querySelector: (times, root) => {
    let found = 0;
    for (let at = 0; at < times; at += 1) if (root.querySelector(".bench-sentinel")) found += 1;
    return found;
  },
  "document.querySelector": (times) => {
    let found = 0;
    for (let at = 0; at < times; at += 1) if (document.querySelector(".bench-sentinel")) found += 1;
    return found;
  },
  getComputedStyle: (times, root) => {
    let length = 0;
    for (let at = 0; at < times; at += 1) length += getComputedStyle(root).display.length;
    return length;
  },
  "setTimeout 0 + clear": (times) => {
    for (let at = 0; at < times; at += 1) clearTimeout(setTimeout(nothing, 0));
  },
  "setTimeout 1000 + clear": (times) => {
    for (let at = 0; at < times; at += 1) clearTimeout(setTimeout(nothing, 1000));
  },
  "setTimeout 1000, new callback": (times) => {
    for (let at = 0; at < times; at += 1) clearTimeout(setTimeout(() => at, 1000));
  },
  "setInterval + clear": (times) => {
    for (let at = 0; at < times; at += 1) clearInterval(setInterval(nothing, 1000));
  },
  "animation frame + cancel": (times) => {
    for (let at = 0; at < times; at += 1) cancelAnimationFrame(requestAnimationFrame(nothing));
  },
  "new listener on window": (times) => {
    for (let at = 0; at < times; at += 1) {
      const listener = () => at;
      window.addEventListener("bench-exec", listener);
      window.removeEventListener("bench-exec", listener);
    }
  },
  "one listener on window": (times) => {
    for (let at = 0; at < times; at += 1) {
      window.addEventListener("bench-exec", nothing);
      window.removeEventListener("bench-exec", nothing);
    }
  },
  "new listener on an element": (times, root) => {
    for (let at = 0; at < times; at += 1) {
      const listener = () => at;
      root.addEventListener("bench-exec", listener);
      root.removeEventListener("bench-exec", listener);
    }
  },
};

const batches = 30;
/** Milliseconds per batch: long compared to the clock's resolution. */
const batchTime = 3;

const elapsed = (loop: Loop, times: number, root: Element): number => {
  const start = performance.now();
  loop(times, root);
  return performance.now() - start;
};

/** The fastest of three, so that an interruption doesn't count as the operation. */
const quickest = (loop: Loop, times: number, root: Element): number =>
  Math.min(...[1, 2, 3].map(() => elapsed(loop, times, root)));

/** How many repetitions fit into a batch: a proxy can make an operation a thousand times slower. */
const fitting = (loop: Loop, root: Element): number => {
  let times = 50;
  let spent = quickest(loop, times, root);
  while (spent < batchTime / 2 && times < 2e7) spent = quickest(loop, (times *= 2), root);
  return Math.max(50, Math.round((times * batchTime) / spent));
};

/**
 * Microseconds per operation: the lower quartile of many batches, because interruptions only add
 * time.
 */
export const measureOperations = (root: Element): Record<string, number> => {
  (window as Own).benchOwn = 1;
  const figures: Record<string, number> = {};
  for (const [name, loop] of Object.entries(operations)) {
    const times = fitting(loop, root);
    const spent = Array.from({ length: batches }, () => elapsed(loop, times, root));
    spent.sort((a, b) => a - b);
    figures[name] = ((spent[Math.floor(batches / 4)] ?? 0) * 1000) / times;
  }
  return figures;
};
