import type { Book } from "./book.ts";
import { patchAbortable } from "./patch-abortable.ts";
import { patchAttributes } from "./patch-attributes.ts";
import { patchConstructors } from "./patch-constructors.ts";
import { patchFonts } from "./patch-fonts.ts";
import { patchListeners } from "./patch-listeners.ts";
import { patchNodes, type NodeRules } from "./patch-nodes.ts";
import { patch, type Wrap } from "./patch.ts";
import { patchTimers } from "./patch-timers.ts";

/** Patches all globals that are watched; returns what puts back what was there. */
export const installPatches = (book: Book, rules: Omit<NodeRules, "ownerOfCall">): (() => void) => {
  const undos: (() => void)[] = [];
  const hold = (undo: () => void) => void undos.push(undo);
  const wrap: Wrap = (target, key, make) => {
    const native = target && (Reflect.get(target, key) as Parameters<typeof make>[0] | undefined);
    if (native) hold(patch(target, key, make(native)));
  };
  patchTimers(book, wrap);
  patchListeners(book, wrap, hold);
  patchConstructors(book, wrap);
  patchAbortable(book, wrap, hold);
  patchAttributes(book, wrap, hold);
  patchFonts(book, wrap);
  hold(patchNodes(book.record, { ...rules, ownerOfCall: book.ownerOfCall }));
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
};
