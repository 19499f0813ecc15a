import { useLayoutEffect, useRef } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog]") !== null;

/** Runs an action on its key, unless the operator is typing or a dialog is open. */
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
