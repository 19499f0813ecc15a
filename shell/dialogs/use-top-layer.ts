import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { focused } from "./use-drawer-focus.ts";

/** What a `<dialog>` takes to be one of the browser's top layer for as long as it is rendered. */
interface TopLayer {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
}

/** Shows a dialog instead of what a guest shows, and returns the undo. */
const showInGuest = (dialog: HTMLDialogElement, elements: readonly HTMLElement[]): (() => void) => {
  const before = focused();
  const hidden = elements.flatMap((element) =>
    element.contains(dialog)
      ? Array.from(element.children).filter((child): child is HTMLElement => child !== dialog)
      : element,
  );
  const setBehind = (isBehind: boolean) => {
    for (const element of hidden) {
      element.inert = isBehind;
      element.toggleAttribute("data-console-behind", isBehind);
    }
  };
  // Before it is shown, else a dialog behind would take the focus back.
  setBehind(true);
  dialog.show();
  return () => {
    setBehind(false);
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
};

/**
 * Puts a dialog into the browser's own top layer: it is above whatever a sub-app puts on the page,
 * and nothing below can be reached or take the focus away, whichever framework's dialogs it has
 * open. The focus returns to where it was. With the elements of a guest, the dialog replaces what they
 * show instead, and the host's page can still be used.
 */
export const useTopLayer = (onCancel: () => void, guest?: readonly HTMLElement[]): TopLayer => {
  const ref = useRef<HTMLDialogElement>(null);
  const settled = useRef(false);
  useLayoutEffect(() => {
    const shown = ref.current;
    if (!shown) return undefined;
    const hide = guest ? showInGuest(shown, guest) : () => shown.close();
    if (!guest) shown.showModal();
    // The Escape that led here, out of a dialog below, is not meant for this one.
    const frame = requestAnimationFrame(() => {
      settled.current = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      hide();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a console's elements don't change
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
