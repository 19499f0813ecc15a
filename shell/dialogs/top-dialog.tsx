import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./top-dialog.module.css";

interface TopDialogProps {
  title: string;
  /** What it is about. */
  lead: string;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * A dialog of the browser's own top layer: it is above whatever a sub-app puts on the page, and
 * nothing below can be reached or take the focus away, whichever framework's dialogs it has open.
 * It lasts as long as it is rendered; the focus returns to where it was.
 */
export const TopDialog = ({ title, lead, onCancel, children }: TopDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    // A sub-app's own dialog below would take the key for itself and close, too.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepEscape, true);
    return () => window.removeEventListener("keydown", keepEscape, true);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
      onCancel={(event) => {
        // What is rendered decides whether it is open.
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}title`} className={styles["title"]}>
        {title}
      </h2>
      <p id={`${id}lead`} className={styles["lead"]}>
        {lead}
      </p>
      {children}
    </dialog>
  );
};
