/** Timeouts that are due within a frame are over before anybody could miss their end: not noted. */
export const briefest = 16;

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
  key?(): string | undefined;
  /** Can't be started again: stays when it is of the load. */
  lasting?: boolean;
  /** A listener. */
  listens?: boolean;
  /** Rests while its sub-app is parked. */
  rests?: boolean;
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
export type CaptureStyle = (app: string, element: HTMLStyleElement | HTMLLinkElement) => void;

/** Notes an effect. Called by a patched function itself, unless the effect says whose it is. */
export type Record = (effect: Effect) => void;

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
}
