import type { Record } from "./ambient.ts";
import { patch } from "./patch.ts";

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;
interface Registration {
  target: EventTarget;
  type: string;
  capture: boolean;
  forget: () => void;
}

// oxlint-disable-next-line typescript/unbound-method -- always called with .call
const nativeAdd = EventTarget.prototype.addEventListener;
// oxlint-disable-next-line typescript/unbound-method -- always called with .call
const nativeRemove = EventTarget.prototype.removeEventListener;
const captures = (options: Options): boolean =>
  typeof options === "boolean" ? options : (options?.capture ?? false);

/**
 * Notes listeners on window, document, its root and body, and on media queries. The patches sit on
 * these objects alone, so that listeners on any other element cost what they always did.
 */
export const patchListeners = (record: Record): (() => void) => {
  const registrations = new WeakMap<Listener, Registration[]>();
  const find = (listener: Listener, target: EventTarget, type: string, capture: boolean) =>
    registrations
      .get(listener)
      ?.find((one) => one.target === target && one.type === type && one.capture === capture);
  const drop = (listener: Listener, registration: Registration | undefined) => {
    if (!registration) return;
    registration.forget();
    const rest = registrations.get(listener)?.filter((one) => one !== registration) ?? [];
    registrations.set(listener, rest);
  };

  function addEventListener(
    this: EventTarget | undefined,
    type: string,
    listener: Listener | null,
    options?: Options,
  ): void {
    const target = this ?? window;
    nativeAdd.call(target, type, listener, options);
    const capture = captures(options);
    if (!listener || find(listener, target, type, capture)) return;
    const registration: Registration = { target, type, capture, forget: () => undefined };
    registrations.set(listener, [...(registrations.get(listener) ?? []), registration]);
    const ended = () => drop(listener, registration);
    const { once, signal } = typeof options === "object" ? options : {};
    if (once) nativeAdd.call(target, type, ended, { once: true, capture });
    if (signal) nativeAdd.call(signal, "abort", ended, { once: true });
    registration.forget = record(addEventListener, {
      undo() {
        drop(listener, registration);
        nativeRemove.call(target, type, listener, capture);
        if (once) nativeRemove.call(target, type, ended, capture);
      },
      redo: () => nativeAdd.call(target, type, listener, options),
    });
  }
  function removeEventListener(
    this: EventTarget | undefined,
    type: string,
    listener: Listener | null,
    options?: Options,
  ): void {
    const target = this ?? window;
    nativeRemove.call(target, type, listener, options);
    if (listener) drop(listener, find(listener, target, type, captures(options)));
  }

  const undos = [
    window,
    document,
    document.documentElement,
    document.body,
    MediaQueryList.prototype,
  ].flatMap((target) => [
    patch(target, "addEventListener", addEventListener),
    patch(target, "removeEventListener", removeEventListener),
  ]);
  return () => {
    for (const undo of undos) undo();
  };
};
