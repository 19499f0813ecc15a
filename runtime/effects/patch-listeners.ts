import type { Book, Effect } from "./book.ts";
import { patch } from "./patch.ts";

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;
interface Registration extends Effect {
  target: EventTarget;
  type: string;
  capture: boolean;
}

/** Targets of which there is one a page, or which browsers make for whoever asks. */
const interfaces = [
  "MediaQueryList",
  "VisualViewport",
  "ScreenOrientation",
  "NetworkInformation",
  "ServiceWorkerContainer",
  "MediaDevices",
  "FontFaceSet",
  "Navigation",
];
// Looked up at each call: zone.js and its like put theirs there, and count on being called.
const native = EventTarget.prototype;

/**
 * Notes listeners on window, document, its root and body, and on a few targets beside the document.
 * The patches sit on these objects alone: listeners on any other element cost what they always did.
 */
export const patchListeners = (book: Book, hold: (undo: () => void) => void): void => {
  const registrations = new WeakMap<Listener, Registration[]>();
  const find = (listener: Listener, target: EventTarget, type: string, capture: boolean) =>
    registrations
      .get(listener)
      ?.find(
        (one) => one.target === target && one.type === type && one.capture === capture && !one.over,
      );

  const add = (
    above: unknown,
    target: EventTarget,
    type: string,
    listener: Listener | null,
    options: Options,
  ) => {
    const {
      capture = false,
      once = false,
      signal,
    } = typeof options === "object" ? options : { capture: options };
    if (!listener || find(listener, target, type, capture)) {
      native.addEventListener.call(target, type, listener, options);
      return;
    }
    const ran = () => void (registration.over = true);
    const registration: Registration = {
      target,
      type,
      capture,
      rests: true,
      undo() {
        native.removeEventListener.call(target, type, listener, capture);
        if (once) native.removeEventListener.call(target, type, ran, capture);
      },
      redo() {
        // Before the listener, which may stop the event.
        if (once) native.addEventListener.call(target, type, ran, options);
        native.addEventListener.call(target, type, listener, options);
      },
      ended: () => signal?.aborted ?? false,
    };
    const others = registrations.get(listener)?.filter(({ over }) => !over) ?? [];
    registrations.set(listener, [...others, registration]);
    registration.redo?.();
    book.record(above, registration);
  };
  const remove = (
    target: EventTarget,
    type: string,
    listener: Listener | null,
    options?: Options,
  ) => {
    const capture = typeof options === "object" ? options.capture : options;
    const registration = listener && find(listener, target, type, capture ?? false);
    if (registration) {
      registration.over = true;
      registration.undo();
    }
    native.removeEventListener.call(target, type, listener, options);
  };

  // Each target gets functions of its own: a patch is known by them when it is to go.
  const patchPair = (target: object, names: [string, string], only?: string) => {
    const from = (input: unknown[]) =>
      (only ? [only, input[0]] : input) as [string, Listener | null, Options?];
    function start(this: EventTarget | undefined, ...input: unknown[]) {
      add(start, this ?? window, ...from(input));
    }
    function stop(this: EventTarget | undefined, ...input: unknown[]) {
      remove(this ?? window, ...from(input));
    }
    hold(patch(target, names[0], start));
    hold(patch(target, names[1], stop));
  };
  const page = window as unknown as { [name: string]: { prototype: object } | undefined };
  for (const target of [
    window,
    document,
    document.documentElement,
    document.body,
    ...interfaces.map((name) => page[name]?.prototype),
  ])
    if (target) patchPair(target, ["addEventListener", "removeEventListener"]);
  patchPair(MediaQueryList.prototype, ["addListener", "removeListener"], "change");
};
