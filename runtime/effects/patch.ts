import { patches } from "./page-knowledge.ts";

type Undo = () => void;
/** A function that a patch stands for, or stands in for. */
export type Method = (this: never, ...input: never[]) => unknown;
/** Patches a method, if it is there, with what is made of it. */
type Wrap = (
  target: object | undefined,
  key: string,
  make: (native: (this: unknown, ...input: unknown[]) => unknown) => Method,
) => void;

/** A patch that is there. */
export interface Laid {
  undo: Undo;
  /** Whether nobody patched over it. */
  isOnTop: () => boolean;
}

export type FrameHeard = (
  inside: Window & typeof globalThis,
  app: string,
  /** Patches for good: what is inside goes with its frame. */
  forGood: Pick<Patcher, "wrap" | "redefine">,
) => void;

/** What patches are made with; each is undone with all others. */
export interface Patcher {
  /** Off, a patch calls what it replaced and does nothing else. */
  readonly on: boolean;
  wrap: Wrap;
  redefine: (target: object, key: string, change: PropertyDescriptor) => void;
  /** Starts something each time the patches are switched on; what it returns runs when they are switched off. */
  whileOn: (start: () => Undo | void) => void;
  /** Listens while the patches are on. */
  listen: (
    target: EventTarget,
    type: string,
    listener: (event: never) => void,
    capture?: boolean,
  ) => void;
  /** The sub-app that an element is in, also in a shadow root. */
  subAppAround: (element: Element) => string | undefined;
  /** Hears of each document in frames that sub-apps write themselves. */
  onFrame: (heard: FrameHeard) => void;
}

/** Patches that were to be undone while somebody's patch lay on top of them, with what they replaced. */
const buried = new WeakMap<object, PropertyDescriptor | undefined>();
// oxlint-disable-next-line typescript/unbound-method -- only compared
const faceOf = (from?: PropertyDescriptor): object => (from?.value ?? from?.set ?? {}) as object;

/**
 * Replaces the descriptor of a global object's property. The undo puts the old one back, unless
 * somebody patched on top in the meantime: then theirs stays, and calls through to a patch that
 * records nothing, which goes when theirs does.
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
    // A descriptor takes ten times as long, and there are more than a hundred values.
    isOnTop: () => ("value" in change ? Reflect.get(target, key) : faceOf(describe())) === face,
  };
};

/** Gives a global object's property another value. */
export const patch = (target: object, key: string, value: unknown): Laid =>
  redefine(target, key, { value, writable: true });
