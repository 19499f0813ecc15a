/** Owns the effects of one mount; undoes them in reverse. */
export interface Ledger {
  /** Registers an undo; returns a function that forgets it without running it. */
  hold(undo: () => void): () => void;
  /** Undoes everything, last first. Anything registered later is undone immediately. */
  close(): void;
  readonly size: number;
}

/** `onError` receives what an undo throws; the others still run. */
export const createLedger = (onError: (error: unknown) => void): Ledger => {
  const held = new Set<{ undo: () => void }>();
  let closed = false;
  const run = (undo: () => void) => {
    try {
      undo();
    } catch (error) {
      onError(error);
    }
  };
  return {
    hold(undo) {
      if (closed) {
        run(undo);
        return () => undefined;
      }
      const entry = { undo };
      held.add(entry);
      return () => void held.delete(entry);
    },
    close() {
      closed = true;
      for (const { undo } of [...held].toReversed()) run(undo);
      held.clear();
    },
    get size() {
      return held.size;
    },
  };
};
