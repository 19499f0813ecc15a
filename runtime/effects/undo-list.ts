/** The effects of one mount; undone in reverse. */
export interface UndoList {
  /** Registers an undo; returns a function that forgets it without running it. */
  add(undo: () => void): () => void;
  /** Undoes everything, last first. Anything added later is undone immediately. */
  undoAll(): void;
  readonly size: number;
}

/** `onError` receives what an undo throws; the others still run. */
export const createUndoList = (onError: (error: unknown) => void): UndoList => {
  const undos = new Set<{ undo: () => void }>();
  let ended = false;
  const run = (undo: () => void) => {
    try {
      undo();
    } catch (error) {
      onError(error);
    }
  };
  return {
    add(undo) {
      if (ended) {
        run(undo);
        return () => undefined;
      }
      const entry = { undo };
      undos.add(entry);
      return () => void undos.delete(entry);
    },
    undoAll() {
      ended = true;
      for (const { undo } of [...undos].toReversed()) run(undo);
      undos.clear();
    },
    get size() {
      return undos.size;
    },
  };
};
