import { useLayoutEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog]") !== null;

/** Calls an action for its key as soon as the page is seen, unless the operator types or a dialog is open. */
export const useKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!isTyping(event.target)) latest.current[event.key]?.();
    };
    window.addEventListener("keydown", onKeyDown, { signal: controller.signal });
    return () => controller.abort();
  }, []);
};
