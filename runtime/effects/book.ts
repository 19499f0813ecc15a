/** Timeouts that are due within a frame are over before anybody could miss their end: not noted. */
export const briefest = 16;

/** How long after the leave a sub-app's pending timeouts and tasks still fire when they are due. */
export const grace = 5000;

/** Timeouts due until then fire at the end of the grace; later ones never, as one may sign somebody out. */
export const farthest = 60_000;

/** Rejects what a left sub-app waits for: that it gets no answer is no failure. */
export const left = new DOMException("The sub-app was left.", "AbortError");

/** A call of somebody: who it was is read off its stack at first need, and is "" when nobody. */
export interface Origin {
  call: Error | undefined;
  app: string | undefined;
}

/** An effect that somebody started through a global. */
export interface Effect {
  /** What it is, for whoever looks at the ledger: the function that started it, or a noun. */
  kind: string;
  undo(): void;
  /** Starts it again. With it, an effect of the load (which runs once a page) survives a remount. */
  redo?(): void;
  /** For what is added once a page (styles, globals): redone whenever it came, once per key. */
  key?(): PropertyKey | undefined;
  /** Can't be started again: stays when it is of the load. */
  lasting?: boolean;
  /** A listener. */
  listens?: boolean;
  /** Rests while its sub-app is parked. */
  rests?: boolean;
  /** Happens once, at `due` where that is known; pending at the leave, it happens after it. */
  once?: boolean;
  due?: number | undefined;
  /** Makes it happen now. */
  fire?: (() => void) | undefined;
  /** Its sub-app has left. Then it has to happen, or any time. */
  until?: number | undefined;
  /** Nothing is left to undo. */
  over?: boolean;
  /** Asked now and then, where nobody says that it is over. */
  ended?(): boolean;
  /** What will be called. A callback that a sub-app has once started is its own from then on. */
  callback?: object;
  /** Whose it is, where that is known without its origin. */
  app?: string | undefined;
  /** In which order it came, and where from. */
  order?: number;
  origin?: Origin | undefined;
}

/** Whose call this is, told at once. Asked by a patched function itself: the frames are counted. */
export type OwnerOfCall = () => string | undefined;

/** Takes a stylesheet element that a sub-app puts into the page. */
export type CaptureStyle = (
  app: string,
  element: HTMLStyleElement | HTMLLinkElement | SVGStyleElement,
) => void;

/** Notes an effect. Called by a patched function itself, unless the effect says whose it is. */
export type Record = (effect: Effect) => void;

/**
 * Judges what a sub-app is about to open; throws, or returns the input with which it may. Called by a
 * patched function itself, with the sub-app that called that.
 */
export type Admit = (app: string | undefined, name: string, input: unknown[]) => unknown[];

/** What the patches write to. */
export interface Book {
  record: Record;
  /** Drops what is over, and counts what is left. */
  sweep: () => number;
  ownerOfCall: OwnerOfCall;
  /** Ends what is being watched until the end of the current task. */
  close: () => void;
  /** Sub-apps have just left: even what is over within a frame is noted. */
  late: boolean;
  /** Runs what fires after the leave, and undoes what it does to the page. */
  afterLeave: <Result>(effect: Effect, work: () => Result) => Result;
  /** Tells what a callback of a left sub-app threw. */
  onError: (effect: Effect, error: unknown) => void;
}
