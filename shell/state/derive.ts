import type { Live } from "@console-shell/contract";

/** A live value derived from another; notifies only when the result changes. */
export const derive = <From, To>(source: Live<From>, compute: (value: From) => To): Live<To> => ({
  get: () => compute(source.get()),
  subscribe(listener) {
    let last = compute(source.get());
    return source.subscribe((value) => {
      const next = compute(value);
      if (Object.is(next, last)) return;
      last = next;
      listener(next);
    });
  },
});
