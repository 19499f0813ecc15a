/** A console's lifetime in its page. Everything it starts is undone at the end. */
export interface Lifetime {
  /** Aborted at the end, before the cleanups run. */
  readonly signal: AbortSignal;
  /** Registers a cleanup. They run in reverse order; one registered after the end runs at once. */
  onEnd(undo: () => unknown): void;
  /** Runs all cleanups, once; resolves when they are done. */
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
        // The remaining cleanups must still run.
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
