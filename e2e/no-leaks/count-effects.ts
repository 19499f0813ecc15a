/** What a sub-app could leave on the page, as returned by `countedEffects()` on the window. */
export interface Effects {
  listeners: string[];
  intervals: number;
  bodyNodes: string[];
  headNodes: number;
  repeatedKitStyles: string[];
  sheets: number;
  globals: string[];
}

declare global {
  interface Window {
    countedEffects: () => Effects;
  }
}

/**
 * Runs in the page before its own scripts: tracks intervals, and listeners on window, document and
 * media queries, as they are added and removed.
 */
export const countEffects = (): void => {
  const listeners = new Map<string, string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (value: object) => {
    const id = ids.get(value) ?? (last += 1);
    ids.set(value, id);
    return id;
  };
  const nameOf = (target: unknown) =>
    target === window || target === undefined
      ? "window"
      : target === document || target === document.body
        ? (target as Node).nodeName
        : target instanceof MediaQueryList
          ? target.media
          : undefined;

  const intercept = (method: "addEventListener" | "removeEventListener") => {
    const original = EventTarget.prototype[method];
    EventTarget.prototype[method] = function intercepted(
      this: EventTarget | undefined,
      ...parameters: Parameters<typeof original>
    ) {
      const [type, listener, options] = parameters;
      const name = nameOf(this);
      if (name && listener) {
        const capture = typeof options === "boolean" ? options : options?.capture === true;
        const key = `${name} ${type} ${idOf(listener)} ${capture}`;
        const signal =
          typeof options === "object" && "signal" in options ? options.signal : undefined;
        if (method === "removeEventListener") listeners.delete(key);
        else if (!signal?.aborted) {
          listeners.set(key, `${name} ${type}`);
          signal?.addEventListener("abort", () => listeners.delete(key));
        }
      }
      Reflect.apply(original, this ?? window, parameters);
    };
  };
  intercept("addEventListener");
  intercept("removeEventListener");

  const intervals = new Set<number>();
  const start = window.setInterval.bind(window);
  const stop = window.clearInterval.bind(window);
  const noted = (...parameters: Parameters<typeof start>) => {
    const id = start(...parameters);
    intervals.add(id);
    return id;
  };
  Object.assign(window, {
    setInterval: noted,
    clearInterval: (id?: number) => {
      if (id !== undefined) intervals.delete(id);
      stop(id);
    },
  });

  const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) < index);

  window.countedEffects = () => ({
    listeners: [...listeners.values()].toSorted(),
    intervals: intervals.size,
    bodyNodes: [...document.body.children].map((node) => `${node.nodeName} ${node.className}`),
    // The shared kit's styles belong to the host: loaded once, never removed.
    headNodes: document.head.querySelectorAll(":scope > :not(link[data-antd])").length,
    repeatedKitStyles: repeated(
      [...document.head.querySelectorAll<HTMLLinkElement>("link[data-antd]")].map(
        ({ href }) => href,
      ),
    ),
    sheets: document.adoptedStyleSheets.filter((sheet) => !sheet.disabled).length,
    globals: Object.keys(window).toSorted(),
  });
};
