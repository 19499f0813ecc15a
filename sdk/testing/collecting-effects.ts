import type { OwnedEffects } from "@console-shell/contract";

/** Effects as the console tracks them: undone in reverse order at the end. */
export const collectingEffects = (): OwnedEffects & { undoAll(): void } => {
  const undos = new Set<() => void>();
  const add = (undo: () => void) => {
    const once = () => {
      if (undos.delete(once)) undo();
    };
    undos.add(once);
    return once;
  };
  return {
    add,
    timeout(callback, milliseconds) {
      const id = setTimeout(callback, milliseconds);
      return add(() => clearTimeout(id));
    },
    interval(callback, milliseconds) {
      const id = setInterval(callback, milliseconds);
      return add(() => clearInterval(id));
    },
    frame(callback) {
      const id = requestAnimationFrame(callback);
      return add(() => cancelAnimationFrame(id));
    },
    listen(target, type, listener, options) {
      target.addEventListener(type, listener, options);
      return add(() => target.removeEventListener(type, listener, options));
    },
    undoAll() {
      for (const undo of Array.from(undos).toReversed()) undo();
    },
  };
};
