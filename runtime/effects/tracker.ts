/** Timeouts due within one frame aren't recorded: they end before anyone could notice. */
export const briefest = 16;

/** Grace period: how long after the unmount pending timeouts and tasks still fire when due. */
export const grace = 5000;

/**
 * Timeouts due before this fire when the grace period ends; later ones never do, since one might
 * sign the user out.
 */
export const farthest = 60_000;

/** How many positions in a sub-app's own files say from where something was started. */
export const compared = 4;

/** Rejects requests of a sub-app that was left; a missing response isn't a failure. */
export const left = new DOMException("The sub-app was left.", "AbortError");

/** Who made a call: read from its stack on demand; "" when no sub-app did. */
export interface Origin {
  call: Error | undefined;
  app: string | undefined;
  /** The sub-apps in the page at the call. */
  present: readonly string[];
  /** Positions in the sub-app's own files, innermost first. */
  site?: string;
}

/**
 * An effect that was started through a global. When its sub-app leaves, it ends (`ended`), fires
 * later (`until`), or waits for the next mount (`waits` and `ended`). An effect that has come back
 * with a mount is neither; `returned` says so, unless it is of the load. One that is suspended with
 * its sub-app is none of these. Two effects are alike if `kind`, `what` and `on` are equal.
 */
export interface Effect {
  /** Its name in a mount's report: the function that started it, or a noun. */
  kind: string;
  undo(): void;
  /**
   * Starts it again. Effects of the load (which runs once per page) need it to survive a remount.
   */
  redo?(): void;
  /**
   * For effects added once per page (styles, globals): redone whenever they were added, once per
   * key.
   */
  key?(): PropertyKey | undefined;
  /** Can't be restarted: stays if it was started during the load. */
  lasting?: boolean;
  /**
   * A library may start it once, during a mount, and expect it to last. It waits for the next
   * mount, and is dropped if that mount starts it again from the same position in the code.
   */
  again?: boolean;
  /** It comes back at the beginning of the next mount, not at its end. */
  early?: boolean;
  /** Identifies it, with its kind and target. */
  what?: string;
  on?: unknown;
  /** Undone for now: it comes back with the next mount, unless its sub-app ends it before. */
  waits?: boolean;
  /** It came back, or something that did has started it. */
  returned?: boolean;
  /** Pauses while its sub-app is parked. */
  pauses?: boolean;
  /** One-shot, at `due` if that is known. If pending at the unmount, it still fires afterwards. */
  once?: boolean;
  due?: number | undefined;
  /** Fires it immediately. */
  fire?: (() => void) | undefined;
  /** Set when its sub-app leaves: when it must have fired; Infinity if at any time. */
  until?: number | undefined;
  /** Nothing is left to undo. */
  ended?: boolean;
  /** Polled from time to time if nothing reports the end. */
  hasEnded?(): boolean;
  /** The callback. Once a sub-app has started one, it belongs to that sub-app. */
  callback?: object;
  /** The owner, if known without reading the origin. */
  app?: string | undefined;
  /** Its sequence number and its origin. */
  order?: number;
  origin?: Origin | undefined;
}

/**
 * Returns the owner of the call immediately. Call it directly from a patched function: it counts
 * stack frames.
 */
export type OwnerOfCall = () => string | undefined;

/** Captures a stylesheet element that a sub-app adds to the page. */
export type CaptureStyle = (
  app: string,
  element: HTMLStyleElement | HTMLLinkElement | SVGStyleElement,
) => void;

/**
 * Records an effect. Call it directly from a patched function, unless the effect names its owner.
 */
export type Record = (effect: Effect) => void;

/**
 * Checks a connection that a sub-app is about to open; throws, or returns the input to use. Call it
 * directly from a patched function, with the sub-app that called it.
 */
export type Admit = (app: string | undefined, name: string, input: unknown[]) => unknown[];

/** What the patches write to. */
export interface Tracker {
  record: Record;
  /** Drops what has ended and counts the rest. */
  sweep: () => number;
  ownerOfCall: OwnerOfCall;
  /** Ends observations that would last until the end of the current task. */
  close: () => void;
  /** Sub-apps have just left: even effects shorter than a frame are recorded. */
  late: boolean;
  /** Runs a one-shot that came back. What it starts counts as its continuation. */
  goOn: (effect: Effect, work: () => void) => void;
  /** Runs what fires after the unmount, and undoes its changes to the page. */
  afterLeave: <Result>(effect: Effect, work: () => Result) => Result;
  /** Reports what a callback threw after its sub-app left. */
  onError: (effect: Effect, error: unknown) => void;
}
