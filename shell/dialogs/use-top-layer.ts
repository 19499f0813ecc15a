import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { focused } from "./use-drawer-focus.ts";

/** Props that put a `<dialog>` into the browser's top layer while it is rendered. */
interface TopLayer {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
}

/** Shows a dialog in place of the guest's elements; returns a function that restores them. */
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
  // Before showing the dialog, or another dialog behind it would take the focus back.
  setBehind(true);
  dialog.show();
  return () => {
    setBehind(false);
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
};

/**
 * Puts a dialog into the browser's top layer: it is above everything sub-apps render, and nothing below can
 * be reached or take the focus, whatever framework's dialogs are open. The focus returns afterwards. With a
 * guest's elements, the dialog replaces their content instead, and the host's page stays usable.
 */
export const useTopLayer = (onCancel: () => void, guest?: readonly HTMLElement[]): TopLayer => {
  const ref = useRef<HTMLDialogElement>(null);
  const settled = useRef(false);
  useLayoutEffect(() => {
    const shown = ref.current;
    if (!shown) return undefined;
    const hide = guest ? showInGuest(shown, guest) : () => shown.close();
    if (!guest) shown.showModal();
    // Ignore the Escape that opened this dialog from another one below, but not the next one.
    const frame = requestAnimationFrame(() => {
      settled.current = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      hide();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a console's elements don't change
  }, []);
  useLayoutEffect(() => {
    // A sub-app's dialog below would handle the key and close, too.
    const keepEscape = (event: KeyboardEvent) => {
      settled.current = true;
      if (event.key === "Escape") event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepEscape, true);
    return () => window.removeEventListener("keydown", keepEscape, true);
  }, []);
  return {
    ref,
    onCancel(event) {
      // Rendering decides whether it is open.
      event.preventDefault();
      if (settled.current) onCancel();
    },
  };
};
