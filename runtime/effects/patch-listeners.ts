import type { Book, Effect } from "./book.ts";
import { createMarks } from "./marks.ts";
import type { Patcher } from "./patch.ts";

type Listener = EventListenerOrEventListenerObject;
type Options = AddEventListenerOptions | boolean | null | undefined;
type Input = [type: string, listener: Listener | null, options?: Options];
/** One listener at one target; those of the same listener are in a chain. */
interface Registration extends Effect {
  on: EventTarget;
  type: string;
  capture: boolean;
  listener: Listener;
  options: Options;
  /** Runs before a listener that is called once: that one may stop the event. */
  ran: (() => void) | undefined;
  next: Registration | undefined;
}

/** Targets of which there is one a page, or which browsers make for whoever asks. */
const prototypes =
  "MediaQueryList VisualViewport Screen ScreenOrientation CookieStore NetworkInformation ServiceWorkerContainer MediaDevices FontFaceSet Navigation"
    .split(" ")
    .map((name) => (Reflect.get(window, name) as { prototype: object } | undefined)?.prototype);
const start = "addEventListener";
const stop = "removeEventListener";
// Looked up at each call: zone.js and its like put theirs there, and count on being called.
const native = EventTarget.prototype;

/** Registrations of each book: they stay known when the patches are removed and installed again. */
const books = new WeakMap<Book, WeakMap<Listener, Registration>>();

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
function ended(this: Registration) {
  const { options } = this;
  return typeof options === "object" && options?.signal?.aborted === true;
}

/** Browsers make a media query for whoever asks: who sets its handler is seen by nothing but the call. */
const patchHandler = (book: Book, patcher: Patcher, prototype: object, name: string): void => {
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  patcher.redefine(prototype, name, {
    ...native,
    set(this: object, handler: unknown) {
      const put = (from: unknown, to: unknown) => () => {
        if (native?.get?.call(this) === from) native?.set?.call(this, to);
      };
      native?.set?.call(this, handler);
      if (patcher.on && typeof handler === "function")
        book.record({
          kind: "handler",
          rests: true,
          undo: put(handler, null),
          redo: put(null, handler),
          ended: () => native?.get?.call(this) !== handler,
        });
    },
  });
};

/**
 * Notes listeners on window, document, its root and body, and on a few targets beside the document.
 * The patches sit on these objects alone: listeners on any other element cost what they always did.
 */
export const patchListeners = (book: Book, patcher: Patcher): void => {
  const registrations = books.get(book) ?? new WeakMap<Listener, Registration>();
  books.set(book, registrations);
  let findMark = createMarks();
  // Those of the host are there before a sub-app is.
  patcher.whileOn(() => void (findMark = createMarks()));
  const gone = (one: Registration) => one.over === true || ended.call(one);
  const find = (listener: Listener, on: EventTarget, type: string, capture: boolean) => {
    let one = registrations.get(listener);
    while (one && (one.on !== on || one.type !== type || one.capture !== capture || gone(one)))
      one = one.next;
    return one;
  };
  /** What is left of a chain; the links of what has gone are cut out. */
  const alive = (first: Registration | undefined): Registration | undefined => {
    while (first && gone(first)) first = first.next;
    for (let at = first; at; at = at.next) while (at.next && gone(at.next)) at.next = at.next.next;
    return first;
  };
  const add = (on: EventTarget, type: string, listener: Listener, options: Options) => {
    const once = typeof options === "object" && options?.once;
    const one: Registration = {
      kind: "listener",
      on,
      type,
      capture: isCapture(options),
      listener,
      callback: listener,
      options,
      ran: once ? () => void (one.over = true) : undefined,
      next: alive(registrations.get(listener)),
      rests: true,
      listens: true,
      over: false,
      order: 0,
      app: undefined,
      origin: undefined,
      undo,
      redo,
      ended,
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
          found.over = true;
          turn(found, stop);
        } else if (!patcher.on) return native.apply(this, input);
        else if (!adds || !listener || found)
          call(on, adds ? start : stop, type, listener, options);
        else {
          const mark = findMark(on);
          if (mark) book.record(mark);
          book.record(add(on, type, listener, options));
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
  patchHandler(book, patcher, MediaQueryList.prototype, "onchange");
};
