import type { Book, Effect } from "./book.ts";
import type { Wrap } from "./patch.ts";

type Listener = EventListenerOrEventListenerObject;
type Input = [type: string, listener: Listener | null, options?: AddEventListenerOptions | boolean];
interface Registration extends Effect {
  on: EventTarget;
  type: string;
  capture: boolean;
}

/** Targets of which there is one a page, or which browsers make for whoever asks. */
const prototypes =
  "MediaQueryList VisualViewport ScreenOrientation NetworkInformation ServiceWorkerContainer MediaDevices FontFaceSet Navigation"
    .split(" ")
    .map((name) => (Reflect.get(window, name) as { prototype: object } | undefined)?.prototype);
const start = "addEventListener";
const stop = "removeEventListener";
// Looked up at each call: zone.js and its like put theirs there, and count on being called.
const native = EventTarget.prototype;

/**
 * Notes listeners on window, document, its root and body, and on a few targets beside the document.
 * The patches sit on these objects alone: listeners on any other element cost what they always did.
 */
export const patchListeners = (book: Book, wrap: Wrap): void => {
  const registrations = new WeakMap<Listener, Registration[]>();
  const patchOne = (target: object | undefined, name: string, adds: boolean, only?: string) =>
    wrap(target, name, () => {
      const patched = function (this: EventTarget | undefined, ...input: never[]): void {
        const on = this ?? window;
        const given = only ? [only, input[0]] : input;
        const [type, listener, options] = given as unknown as Input;
        const call = (adding: boolean, listener: Listener | null) =>
          Reflect.apply(native[adding ? start : stop], on, [type, listener, options]);
        const {
          capture = false,
          once,
          signal,
        } = typeof options === "object" ? options : { capture: options };
        const known = (listener && registrations.get(listener)) ?? [];
        const found = known.find(
          (one) => one.on === on && one.type === type && one.capture === capture && !one.over,
        );
        if (!adds && found) {
          found.over = true;
          found.undo();
        }
        if (!adds || !listener || found) return call(adds, listener);
        const ran = () => void (one.over = true);
        const turn = (adding: boolean) => () => {
          // First: the listener may stop the event.
          if (once) call(adding, ran);
          call(adding, listener);
        };
        const one: Registration = {
          on,
          type,
          capture,
          rests: true,
          listens: true,
          undo: turn(false),
          redo: turn(true),
          ended: () => signal?.aborted ?? false,
        };
        registrations.set(listener, [...known.filter(({ over }) => !over), one]);
        turn(true)();
        book.record(one);
      };
      return patched;
    });

  for (const target of [window, document, document.documentElement, document.body, ...prototypes]) {
    patchOne(target, start, true);
    patchOne(target, stop, false);
  }
  patchOne(MediaQueryList.prototype, "addListener", true, "change");
  patchOne(MediaQueryList.prototype, "removeListener", false, "change");
};
