import { useLive } from "@console-shell/ui";
import { useConsole } from "../state/console-context.ts";

/** A key as it's shown on a button; nothing while the shortcuts are off. */
export const KeyHint = ({ letter }: { letter: string }) =>
  useLive(useConsole().shortcuts.enabled) ? (
    <kbd className="cs-key" aria-hidden="true">
      {letter}
    </kbd>
  ) : null;
