import { useLayoutEffect } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import type { Place } from "../mount/place.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

const load = async () => (await import("./palette-dialog.tsx")).PaletteDialog;

// The key may be missing: what fills forms in by itself tells of a key that nobody pressed.
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

const hasDialog = (root?: ParentNode) => Boolean(root?.querySelector("dialog:modal"));

/**
 * Whether a key is for this console: not one that is pressed in a guest of its page, and a guest has none of
 * those that are pressed in an element of its host's.
 */
const isOwn = (event: KeyboardEvent, { looks, isGuest }: Place) => {
  if (event.defaultPrevented) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return true;
  const guest = target.closest('[data-console="guest"]');
  if (!isGuest) return !guest;
  return guest ? looks.some((element) => element === guest) : target === document.body;
};

/** Opens the palette at Ctrl/⌘ K, wherever the focus is, and loads it when it is first opened. */
export const PaletteHolder = () => {
  const { palette, place } = useConsole();
  const opened = useLive(palette.opened);
  const loaded = useDialogChunk("palette", opened, load, () => palette.close());
  // Whoever sees the page can open it.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // The first half of the shortcut: it is there by the time of the second. A failure shows then.
      if (event.key === "Control" || event.key === "Meta") load().catch(() => undefined);
      if (!isShortcut(event) || !isOwn(event, place)) return;
      event.preventDefault();
      if (palette.opened.get()) palette.close();
      // A question that has to be answered first stays on top.
      else if (![document, place.popups?.getRootNode() as ShadowRoot | undefined].some(hasDialog))
        palette.open();
    };
    // Before any sub-app, whose editor may have other plans with that key.
    window.addEventListener("keydown", toggle, true);
    return () => {
      window.removeEventListener("keydown", toggle, true);
      palette.close();
    };
  }, [palette, place]);
  return opened && loaded ? <loaded.Dialog /> : null;
};
