import type { Tracker, Effect } from "./tracker.ts";
import { createMarks } from "./marks.ts";
import type { Patcher } from "./patch.ts";

type Listener = EventListenerOrEventListenerObject;
type Options = AddEventListenerOptions | boolean | null | undefined;
type Input = [type: string, listener: Listener | null, options?: Options];
/** One listener on one target; registrations of the same listener form a chain. */
interface Registration extends Effect {
  on: EventTarget;
  type: string;
  capture: boolean;
  listener: Listener;
  options: Options;
  /** Runs before a `once` listener, which may stop the event. */
  ran: (() => void) | undefined;
  next: Registration | undefined;
}

/** Targets that exist once per page, or that browsers create on request. */
const prototypes =
  "MediaQueryList VisualViewport Screen ScreenOrientation CookieStore NetworkInformation ServiceWorkerContainer MediaDevices FontFaceSet Navigation"
    .split(" ")
    .map((name) => (Reflect.get(window, name) as { prototype: object } | undefined)?.prototype);
const start = "addEventListener";
const stop = "removeEventListener";
// Looked up at each call: zone.js and similar libraries install theirs there and expect to be
// called.
const native = EventTarget.prototype;

/** Registrations of each tracker: they survive removing and reinstalling the patches. */
const byTracker = new WeakMap<Tracker, WeakMap<Listener, Registration>>();

const isCapture = (options: Options): boolean =>
  (typeof options === "object" ? options?.capture : options) ?? false;
const call = (
  on: EventTarget,
  name: typeof start | typeof stop,
  type: string,
  listener: Listener | null,
  options: Options,
) => Reflect.apply(native[name], on, [type, listener, options]);
const turn = (one: Registration, name: typeof start | typeof stop) => {
  const { on, type, options } = one;
  if (one.ran) call(on, name, type, one.ran, options);
  call(on, name, type, one.listener, options);
};
function undo(this: Registration) {
  turn(this, stop);
}
function redo(this: Registration) {
  turn(this, start);
}
function hasEnded(this: Registration) {
  const { options } = this;
  return typeof options === "object" && options?.signal?.aborted === true;
}

/**
 * Browsers create a media query for each caller, so only the call itself shows who sets its
 * handler.
 */
const patchHandler = (
  tracker: Tracker,
  patcher: Patcher,
  prototype: object,
  name: string,
): void => {
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  patcher.redefine(prototype, name, {
    ...native,
    set(this: object, handler: unknown) {
      const put = (from: unknown, to: unknown) => () => {
        if (native?.get?.call(this) === from) native?.set?.call(this, to);
      };
      native?.set?.call(this, handler);
      if (patcher.on && typeof handler === "function")
        tracker.record({
          kind: "handler",
          pauses: true,
          again: true,
          what: name,
          on: this,
          callback: handler,
          undo: put(handler, null),
          redo: put(null, handler),
          hasEnded: () => native?.get?.call(this) !== handler,
        });
    },
  });
};

/**
 * Records listeners on window, document, its root and body, and on a few targets outside the
 * document. Only these objects are patched: listeners on other elements cost the same as before.
 */
export const patchListeners = (tracker: Tracker, patcher: Patcher): void => {
  const registrations = byTracker.get(tracker) ?? new WeakMap<Listener, Registration>();
  byTracker.set(tracker, registrations);
  let findMark = createMarks();
  // The host's listeners exist before any sub-app's.
  patcher.whileOn(() => void (findMark = createMarks()));
  const gone = (one: Registration) => (one.ended === true && !one.waits) || hasEnded.call(one);
  const find = (listener: Listener, on: EventTarget, type: string, capture: boolean) => {
    let one = registrations.get(listener);
    while (one && (one.on !== on || one.type !== type || one.capture !== capture || gone(one)))
      one = one.next;
    return one;
  };
  /** The live part of a chain; links to removed listeners are cut out. */
  const alive = (first: Registration | undefined): Registration | undefined => {
    while (first && gone(first)) first = first.next;
    for (let at = first; at; at = at.next) while (at.next && gone(at.next)) at.next = at.next.next;
    return first;
  };
  const add = (on: EventTarget, type: string, listener: Listener, options: Options) => {
    const once = typeof options === "object" && options?.once;
    const capture = isCapture(options);
    const one: Registration = {
      kind: "listener",
      on,
      type,
      capture,
      listener,
      callback: listener,
      options,
      ran: once ? () => void (one.ended = true) : undefined,
      next: alive(registrations.get(listener)),
      pauses: true,
      again: true,
      what: capture ? `${type} capture` : type,
      waits: false,
      ended: false,
      order: 0,
      app: undefined,
      origin: undefined,
      undo,
      redo,
      hasEnded,
    };
    registrations.set(listener, one);
    turn(one, start);
    return one;
  };
  const patchOne = (target: object | undefined, name: string, adds: boolean, only?: string) =>
    patcher.wrap(target, name, (native) => {
      const patched = function (this: EventTarget | undefined, ...input: never[]): unknown {
        if (adds && !patcher.on) return native.apply(this, input);
        const on = this ?? window;
        const [type, listener, options] = (only ? [only, input[0]] : input) as unknown as Input;
        const found = listener && find(listener, on, type, isCapture(options));
        if (!adds && found) {
          found.ended = true;
          if (found.waits) found.waits = false;
          else turn(found, stop);
        } else if (!patcher.on) return native.apply(this, input);
        else if (!adds || !listener || (found && !found.waits))
          call(on, adds ? start : stop, type, listener, options);
        else {
          const mark = findMark(on);
          if (mark) tracker.record(mark);
          tracker.record(add(on, type, listener, options));
        }
        return undefined;
      };
      return patched;
    });

  for (const target of [window, document, document.documentElement, document.body, ...prototypes]) {
    patchOne(target, start, true);
    patchOne(target, stop, false);
  }
  patchOne(MediaQueryList.prototype, "addListener", true, "change");
  patchOne(MediaQueryList.prototype, "removeListener", false, "change");
  patchHandler(tracker, patcher, MediaQueryList.prototype, "onchange");
};
