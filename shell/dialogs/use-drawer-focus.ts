import { useLayoutEffect, useRef } from "react";

/** For a drawer that contains links to other pages. */
interface DrawerFocus {
  focusable: { focusTriggerAfterClose: false };
  afterOpenChange: (open: boolean) => void;
}

/** The focused element, including one in the shadow root of a guest. */
export const focused = (tree: DocumentOrShadowRoot = document): Element | null => {
  const inside = tree.activeElement?.shadowRoot;
  return inside?.activeElement ? focused(inside) : tree.activeElement;
};

/**
 * Returns the focus to the element that opened the drawer, once it has closed, if the page is still the
 * same. On another page the heading has the focus, which antd would take away again.
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
