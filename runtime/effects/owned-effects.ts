import type { OwnedEffects } from "@console-shell/contract";
import type { Ledger } from "./ledger.ts";

/** The effects that a sub-app starts through its host: each is in the ledger from its first moment. */
export const createOwnedEffects = (ledger: Ledger): OwnedEffects => {
  const add = (undo: () => void): (() => void) => {
    let done = false;
    const once = () => {
      if (done) return;
      done = true;
      undo();
    };
    const forget = ledger.hold(once);
    return () => {
      forget();
      once();
    };
  };
  return {
    add,
    timeout(callback, milliseconds) {
      let forget = () => undefined as void;
      const id = setTimeout(() => {
        forget();
        callback();
      }, milliseconds);
      forget = ledger.hold(() => clearTimeout(id));
      return () => {
        forget();
        clearTimeout(id);
      };
    },
    interval(callback, milliseconds) {
      const id = setInterval(callback, milliseconds);
      return add(() => clearInterval(id));
    },
    frame(callback) {
      let forget = () => undefined as void;
      const id = requestAnimationFrame((time) => {
        forget();
        callback(time);
      });
      forget = ledger.hold(() => cancelAnimationFrame(id));
      return () => {
        forget();
        cancelAnimationFrame(id);
      };
    },
    listen(target, type, listener, options) {
      target.addEventListener(type, listener, options);
      return add(() => target.removeEventListener(type, listener, options));
    },
  };
};
