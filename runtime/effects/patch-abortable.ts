import { briefest, left, type Admit, type Tracker, type Effect } from "./tracker.ts";
import type { Patcher } from "./patch.ts";

interface Init {
  signal?: (AbortSignal & { priority?: string }) | null;
  keepalive?: boolean;
  delay?: number;
  priority?: string;
}

/**
 * On unmount, aborts a sub-app's pending requests, and tasks due too late to fire afterwards. The
 * owner must be known at the start, so no one else's request gets a signal.
 */
export const patchAbortable = (tracker: Tracker, patcher: Patcher, admit?: Admit): void => {
  const patchOne = (
    place: object | undefined,
    name: string,
    exempt: (init: Init) => boolean | undefined,
  ) =>
    patcher.wrap(place, name, (native) => {
      const patched = function (this: unknown, subject: unknown, init?: Init): unknown {
        if (!patcher.on) return native.call(this, subject, init);
        const isTask = typeof subject === "function";
        const request = subject instanceof Request ? subject : undefined;
        const isExempt = exempt(init ?? request ?? {});
        const caller = isExempt && !admit ? undefined : tracker.ownerOfCall();
        try {
          admit?.(caller, name, [request?.url ?? subject]);
        } catch (error) {
          return Promise.reject(error);
        }
        const app = isExempt ? undefined : caller;
        if (app === undefined) return native.call(this, subject, init);
        const end = new AbortController();
        const given = init?.signal ?? request?.signal;
        const signal = AbortSignal.any([end.signal, ...(given ? [given] : [])]);
        const priority = init?.priority ?? init?.signal?.priority;
        let body: WeakRef<object> | undefined;
        const effect: Effect = {
          kind: name,
          app,
          lasting: true,
          once: isTask,
          due: performance.now() + (init?.delay ?? 0),
          undo: () => end.abort(left),
          // The response has arrived; its body may still be loading.
          hasEnded: () => body !== undefined && !body.deref(),
        };
        const run = () => {
          effect.ended = true;
          const task = subject as () => unknown;
          return effect.until === undefined ? task() : tracker.afterLeave(effect, task);
        };
        const started = native.call(this, isTask ? run : subject, { ...init, signal, priority });
        tracker.record(effect);
        const settle = async () => {
          try {
            const value = await started;
            const stream = value instanceof Response && value.body;
            effect.ended = !stream;
            if (stream) body = new WeakRef(stream);
            return value;
          } catch (error) {
            effect.ended = true;
            throw error;
          }
        };
        return settle();
      };
      return patched;
    });
  // A missing response isn't a failure once the sub-app has left.
  const excuse = (event: PromiseRejectionEvent) => {
    if (event.reason === left) event.preventDefault();
  };
  patcher.listen(window, "unhandledrejection", excuse);
  patchOne(window, "fetch", ({ keepalive }) => keepalive);
  patchOne(
    (window as { Scheduler?: { prototype: object } }).Scheduler?.prototype,
    "postTask",
    ({ delay = 0 }) => delay <= briefest && !tracker.late,
  );
};
