import { patches } from "./page-knowledge.ts";

type Undo = () => void;
/** A function that a patch replaces or calls through to. */
export type Method = (this: never, ...input: never[]) => unknown;
/** Patches a method, if it exists, with the function that `make` returns. */
type Wrap = (
  target: object | undefined,
  key: string,
  make: (native: (this: unknown, ...input: unknown[]) => unknown) => Method,
) => void;

/** An installed patch. */
export interface Laid {
  undo: Undo;
  /** Whether no one else has patched over it. */
  isOnTop: () => boolean;
}

export type FrameHeard = (
  inside: Window & typeof globalThis,
  app: string,
  /** Patches permanently: they disappear with the frame. */
  forGood: Pick<Patcher, "wrap" | "redefine">,
) => void;

/** Creates patches; all of them are undone together. */
export interface Patcher {
  /** When off, a patch only calls what it replaced. */
  readonly on: boolean;
  wrap: Wrap;
  redefine: (target: object, key: string, change: PropertyDescriptor) => void;
  /**
   * Runs each time the patches are switched on; what it returns runs when they are switched off.
   */
  whileOn: (start: () => Undo | void) => void;
  /** Listens while the patches are on. */
  listen: (
    target: EventTarget,
    type: string,
    listener: (event: never) => void,
    capture?: boolean,
  ) => void;
  /** The sub-app that contains an element, even through shadow roots. */
  subAppAround: (element: Element) => string | undefined;
  /** Called for each document in frames that sub-apps write themselves. */
  onFrame: (heard: FrameHeard) => void;
}

/** Patches that couldn't be undone because another patch was on top, with what they replaced. */
const buried = new WeakMap<object, PropertyDescriptor | undefined>();
const faceOf = (from?: PropertyDescriptor): object =>
  // oxlint-disable-next-line typescript/unbound-method -- only compared
  (from?.value ?? from?.set ?? from?.get ?? {}) as object;

/**
 * Replaces the descriptor of a global object's property. The undo restores the old one. If someone
 * has patched on top, their patch stays and calls this one, which records nothing any more and is
 * removed together with theirs.
 */
export const redefine = (target: object, key: string, change: PropertyDescriptor): Laid => {
  const describe = () => Object.getOwnPropertyDescriptor(target, key);
  let before = describe();
  if (before?.configurable === false) return { undo: () => undefined, isOnTop: () => true };
  const face = faceOf(change);
  patches.set(face, faceOf(before));
  Object.defineProperty(target, key, {
    configurable: true,
    enumerable: before?.enumerable ?? false,
    ...change,
  });
  return {
    undo() {
      if (faceOf(describe()) !== face) {
        buried.set(face, before);
        return;
      }
      while (buried.has(faceOf(before))) before = buried.get(faceOf(before));
      if (before) Object.defineProperty(target, key, before);
      else Reflect.deleteProperty(target, key);
    },
    // Reading a descriptor is ten times slower, and there are more than a hundred values.
    isOnTop: () => ("value" in change ? Reflect.get(target, key) : faceOf(describe())) === face,
  };
};

/** Gives a global object's property another value. */
export const patch = (target: object, key: string, value: unknown): Laid =>
  redefine(target, key, { value, writable: true });
