import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";

/** What a `<dialog>` takes to be one of the browser's top layer for as long as it is rendered. */
interface TopLayer {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
}

/**
 * Puts a dialog into the browser's own top layer: it is above whatever a sub-app puts on the page,
 * and nothing below can be reached or take the focus away, whichever framework's dialogs it has
 * open. The focus returns to where it was.
 */
export const useTopLayer = (onCancel: () => void): TopLayer => {
  const ref = useRef<HTMLDialogElement>(null);
  const settled = useRef(false);
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    // The Escape that led here, out of a dialog below, is not meant for this one.
    const frame = requestAnimationFrame(() => {
      settled.current = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      shown?.close();
    };
  }, []);
  useEffect(() => {
    // A sub-app's own dialog below would take the key for itself and close, too.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepEscape, true);
    return () => window.removeEventListener("keydown", keepEscape, true);
  }, []);
  return {
    ref,
    onCancel(event) {
      // What is rendered decides whether it is open.
      event.preventDefault();
      if (settled.current) onCancel();
    },
  };
};
