import type { OwnedEffects } from "../types.ts";
import type { UndoList } from "./undo-list.ts";

/** Effects that a sub-app starts through its host: known from the start, so no patch is needed. */
export const createOwnedEffects = (undos: UndoList): OwnedEffects => {
  const add = (undo: () => void): (() => void) => {
    let pending: (() => void) | undefined = undo;
    const once = () => {
      const act = pending;
      pending = undefined;
      act?.();
    };
    const forget = undos.add(once);
    return () => {
      forget();
      once();
    };
  };
  return {
    add,
    timeout(callback, milliseconds) {
      const end = add(() => clearTimeout(id));
      const id = setTimeout(() => {
        end();
        callback();
      }, milliseconds);
      return end;
    },
    interval(callback, milliseconds) {
      const id = setInterval(callback, milliseconds);
      return add(() => clearInterval(id));
    },
    frame(callback) {
      const end = add(() => cancelAnimationFrame(id));
      const id = requestAnimationFrame((time) => {
        end();
        callback(time);
      });
      return end;
    },
    listen(target, type, listener, options) {
      target.addEventListener(type, listener, options);
      return add(() => target.removeEventListener(type, listener, options));
    },
  };
};
