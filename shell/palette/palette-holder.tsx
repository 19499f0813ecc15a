import { useLive } from "@console-shell/ui";
import { useLayoutEffect } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { isOwnKey, rootsOf } from "../keys/is-own-key.ts";
import { useConsole } from "../state/console-context.ts";

const load = async () => (await import("./palette-dialog.tsx")).PaletteDialog;

// `key` may be missing: autofill dispatches key events without one.
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

const hasDialog = (root?: ParentNode) => Boolean(root?.querySelector("dialog:modal"));

/** Opens the palette on Ctrl/⌘ K, wherever the focus is; loads it lazily. */
export const PaletteHolder = () => {
  const { palette, place } = useConsole();
  const opened = useLive(palette.opened);
  const loaded = useDialogChunk("palette", opened, load, () => palette.close());
  // Layout effect: once the page is visible, the shortcut works.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // Prefetch on the modifier key, the shortcut's first half. A failure shows when the palette opens.
      if (event.key === "Control" || event.key === "Meta") load().catch(() => undefined);
      if (!isShortcut(event) || !isOwnKey(event, place)) return;
      event.preventDefault();
      if (palette.opened.get()) palette.close();
      // A modal question stays on top.
      else if (!rootsOf(place).some(hasDialog)) palette.open();
    };
    // In the capture phase, before a sub-app's editor that may use the same shortcut.
    window.addEventListener("keydown", toggle, true);
    return () => {
      window.removeEventListener("keydown", toggle, true);
      palette.close();
    };
  }, [palette, place]);
  return opened && loaded ? <loaded.Dialog /> : null;
};
