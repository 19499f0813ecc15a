import { useEffect, useEffectEvent } from "react";

const typing =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]";
const layers = "[role=dialog], dialog[open], [role=menu], [role=listbox]";

/** Whether a dialog or a menu is open: keys belong to it. */
const isLayerOpen = (): boolean =>
  [...document.querySelectorAll(layers)].some((one) => one.checkVisibility());

/** Single keys of the queue, while nothing is typed and no dialog is open. `Enter` is left to what it presses. */
export const useWorkKeys = (keys: Record<string, (() => void) | undefined>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || target.closest(typing) || isLayerOpen()) return;
    if (
      event.key === "Enter" &&
      target.closest("a, button, input") &&
      !target.closest("[data-work]")
    )
      return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
};
