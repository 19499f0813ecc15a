import type { Admit, Book } from "./book.ts";
import { patchAbortable } from "./patch-abortable.ts";
import { patchAttributes } from "./patch-attributes.ts";
import { patchConstructors } from "./patch-constructors.ts";
import { patchFonts } from "./patch-fonts.ts";
import { patchListeners } from "./patch-listeners.ts";
import { patchNodes, type NodeRules } from "./patch-nodes.ts";
import { patchAdopted } from "../styles/patch-adopted.ts";
import { subAppAround } from "../styles/sub-app-around.ts";
import { patchShadowStyles } from "../styles/patch-shadow-styles.ts";
import { patchFrameStyles } from "../styles/patch-frame-styles.ts";
import { watchFrames } from "../styles/watch-frames.ts";
import { patch, redefine, type FrameHeard, type Patcher } from "./patch.ts";
import { patchTimers } from "./patch-timers.ts";

/** Makes good, or refuses, what sub-apps have declared in their `needs`. */
export interface Needs {
  admit: Admit;
  patch: (book: Book, patcher: Patcher) => void;
}

interface Rules extends Omit<NodeRules, "ownerOfCall"> {
  needs?: Needs | undefined;
}

const patchesOf = (hold: Patcher["hold"]): Pick<Patcher, "wrap" | "redefine"> => ({
  wrap(target, key, make) {
    const native = target && (Reflect.get(target, key) as Parameters<typeof make>[0] | undefined);
    if (native) hold(patch(target, key, make(native)));
  },
  redefine: (...input) => hold(redefine(...input)),
});
const forGood = patchesOf(() => undefined);

/** Patches all globals that are watched; returns what puts back what was there. */
export const installPatches = (book: Book, rules: Rules): (() => void) => {
  const { needs } = rules;
  const undos: (() => void)[] = [];
  const hold = (undo: () => void) => void undos.push(undo);
  const { wrap, ...patches } = patchesOf(hold);
  patchTimers(book, wrap);
  patchListeners(book, wrap, hold);
  patchConstructors(book, wrap, needs?.admit);
  patchAbortable(book, wrap, hold, needs?.admit);
  patchAttributes(book, wrap, hold);
  patchFonts(book, wrap);
  const frameHeard: FrameHeard[] = [];
  hold(
    watchFrames((inside, app) => {
      for (const heard of frameHeard) heard(inside, app, forGood);
    }),
  );
  const patcher: Patcher = {
    wrap,
    hold,
    ...patches,
    subAppAround,
    onFrame: (heard) => void frameHeard.push(heard),
  };
  patchAdopted(book, patcher);
  if (rules.nonce) {
    patchShadowStyles(book, rules.nonce, patcher);
    patchFrameStyles(rules.nonce, patcher);
  }
  needs?.patch(book, patcher);
  hold(patchNodes(book.record, { ...rules, ownerOfCall: book.ownerOfCall }));
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
};
