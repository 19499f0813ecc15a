const fields =
  ".console-input, .console-input-affix-wrapper, .console-input-number, .console-select, .console-picker, .console-mentions";

/**
 * Keys of an input method (IME) belong to it until the word is finished: an Enter that accepts one must not search,
 * submit or choose. Safari ends the composition before that key press, which only its code 229 tells. Returns a function
 * that stops it.
 */
export const keepCompositionKeys = (tree: Node): (() => void) => {
  const keep = (event: Event) => {
    const { isComposing, keyCode } = event as KeyboardEvent;
    const [target] = event.composedPath();
    if ((isComposing || keyCode === 229) && target instanceof Element && target.closest(fields))
      event.stopPropagation();
  };
  tree.addEventListener("keydown", keep, true);
  return () => tree.removeEventListener("keydown", keep, true);
};
