import { useLayoutEffect } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

const load = async () => (await import("./palette-dialog.tsx")).PaletteDialog;

// The key may be missing: what fills forms in by itself tells of a key that nobody pressed.
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the palette at Ctrl/⌘ K, wherever the focus is, and loads it when it is first opened. */
export const PaletteHolder = () => {
  const { palette } = useConsole();
  const opened = useLive(palette.opened);
  const loaded = useDialogChunk("palette", opened, load, () => palette.close());
  // Whoever sees the page can open it.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // The first half of the shortcut: it is there by the time of the second. A failure shows then.
      if (event.key === "Control" || event.key === "Meta") load().catch(() => undefined);
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (palette.opened.get()) palette.close();
      // A question that has to be answered first stays on top.
      else if (!document.querySelector("dialog:modal")) palette.open();
    };
    // Before any sub-app, whose editor may have other plans with that key.
    window.addEventListener("keydown", toggle, true);
    return () => {
      window.removeEventListener("keydown", toggle, true);
      palette.close();
    };
  }, [palette]);
  return opened && loaded ? <loaded.Dialog /> : null;
};
