import { useLayoutEffect, useRef } from "react";

/** For a drawer that links lead out of. */
interface DrawerFocus {
  focusable: { focusTriggerAfterClose: false };
  afterOpenChange: (open: boolean) => void;
}

/** The element with the focus, also in the shadow root that a guest is in. */
export const focused = (tree: DocumentOrShadowRoot = document): Element | null => {
  const inside = tree.activeElement?.shadowRoot;
  return inside?.activeElement ? focused(inside) : tree.activeElement;
};

/**
 * Gives the focus back to what opened a drawer, once that has closed, where the page is still the
 * same. Where it is another one, its heading has the focus, which antd would take away again.
 */
export const useDrawerFocus = (open: boolean): DrawerFocus => {
  const opened = useRef<{ by: Element | null; on: string }>(undefined);
  useLayoutEffect(() => {
    if (open) opened.current = { by: focused(), on: location.pathname };
  }, [open]);
  return {
    focusable: { focusTriggerAfterClose: false },
    afterOpenChange(isOpen) {
      const { by, on } = opened.current ?? {};
      if (isOpen || on !== location.pathname) return;
      if (by instanceof HTMLElement) by.focus({ preventScroll: true });
    },
  };
};
