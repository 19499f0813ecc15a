import { briefest, type Book, type Effect } from "./book.ts";
import { patch } from "./patch.ts";

type Start = (this: unknown, subject: unknown, init?: Init) => Promise<unknown>;
interface Init {
  signal?: (AbortSignal & { priority?: string }) | null;
  keepalive?: boolean;
  delay?: number;
  priority?: string;
}

/**
 * Aborts on leave what a sub-app still waits for: requests, and tasks that are due later than within
 * a frame. Whose it is must be known at the start, so that nothing of anybody else's gets a signal.
 */
export const patchAbortable = (book: Book, hold: (undo: () => void) => void): void => {
  const left = new DOMException("The sub-app was left.", "AbortError");
  // A sub-app that left waits for no answer: that it did not get one is no failure.
  const excuse = (event: PromiseRejectionEvent) => {
    if (event.reason === left) event.preventDefault();
  };
  const patchOne = (
    on: object | undefined,
    name: string,
    exempt: (init: Init) => boolean | undefined,
  ) => {
    const place = on as { [name: string]: Start } | undefined;
    const native = place?.[name];
    if (!native) return;
    const patched: Start = function (subject, init) {
      const request = subject instanceof Request ? subject : undefined;
      const app = exempt(init ?? request ?? {}) ? undefined : book.ownerOfCall(patched);
      if (app === undefined) return native.call(this, subject, init);
      const end = new AbortController();
      const given = init?.signal === undefined ? request?.signal : init.signal;
      const signal = given ? AbortSignal.any([end.signal, given]) : end.signal;
      const priority = init?.priority ?? init?.signal?.priority;
      let held: WeakRef<object> | undefined;
      const effect: Effect = {
        app,
        lasting: true,
        undo: () => end.abort(left),
        // The answer has come; its body may still be on its way.
        ended: () => held !== undefined && !held.deref(),
      };
      const started = native.call(this, subject, { ...init, signal, priority });
      book.record(undefined, effect);
      return started.then(
        (value) => {
          const body = value instanceof Response && value.body;
          if (body) held = new WeakRef(body);
          else effect.over = true;
          return value;
        },
        (error: unknown) => {
          effect.over = true;
          throw error;
        },
      );
    };
    hold(patch(place, name, patched));
  };
  window.addEventListener("unhandledrejection", excuse);
  hold(() => window.removeEventListener("unhandledrejection", excuse));
  patchOne(window, "fetch", ({ keepalive }) => keepalive);
  patchOne(
    (window as { Scheduler?: { prototype: object } }).Scheduler?.prototype,
    "postTask",
    ({ delay = 0 }) => delay <= briefest && !book.late,
  );
};
