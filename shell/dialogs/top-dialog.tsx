import { useId, type ReactNode } from "react";
import styles from "./top-dialog.module.css";
import { useTopLayer } from "./use-top-layer.ts";

interface TopDialogProps {
  title: string;
  /** What it is about. */
  lead: string;
  onCancel: () => void;
  /** Set where nothing of what is below may be read. */
  opaque?: boolean;
  children: ReactNode;
}

/** A dialog above everything, for as long as it is rendered. */
export const TopDialog = ({ title, lead, onCancel, opaque, children }: TopDialogProps) => {
  const id = useId();
  return (
    <dialog
      {...useTopLayer(onCancel)}
      className={styles["dialog"]}
      data-opaque={opaque || undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
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
