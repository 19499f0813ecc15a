/** How long a console is in its page. What it begins there is undone at the end. */
export interface Lifetime {
  /** Aborted at the end, before anything is undone. */
  readonly signal: AbortSignal;
  /** Registers an undo; the last one registered runs first, one registered after the end at once. */
  onEnd(undo: () => unknown): void;
  /** Undoes everything, once, and resolves when it is. */
  end(): Promise<void>;
}

export const createLifetime = (): Lifetime => {
  const controller = new AbortController();
  const undos: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const undoAll = async () => {
    for (const undo of undos.splice(0).toReversed())
      try {
        await undo();
      } catch (error) {
        // The others have to be undone all the same.
        reportError(error);
      }
  };
  return {
    signal: controller.signal,
    onEnd(undo) {
      undos.push(undo);
      if (controller.signal.aborted) void undoAll();
    },
    end() {
      controller.abort(new DOMException("The console was left.", "AbortError"));
      return (ending ??= undoAll());
    },
  };
};
