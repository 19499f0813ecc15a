import { useLive } from "@console-shell/ui";
import { useConsole } from "../state/console-context.ts";
import styles from "./work.module.css";

/** A key as it's shown on a button; nothing while the shortcuts are off. */
export const KeyHint = ({ letter }: { letter: string }) =>
  useLive(useConsole().shortcuts.enabled) ? (
    <kbd className={styles["key"]} aria-hidden="true">
      {letter}
    </kbd>
  ) : null;
