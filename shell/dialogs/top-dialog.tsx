import { useId, type ReactNode } from "react";
import { NoticeHolder } from "../notices/notice-holder.tsx";
import { useConsole } from "../state/console-context.ts";
import { Brand } from "../layout/brand.tsx";
import styles from "./top-dialog.module.css";
import { useTopLayer } from "./use-top-layer.ts";

interface TopDialogProps {
  title: string;
  /** The introductory text. */
  lead: string;
  onCancel: () => void;
  /** Hides everything below the dialog. */
  opaque?: boolean;
  children: ReactNode;
}

/** A dialog above everything else while it is rendered. */
export const TopDialog = ({ title, lead, onCancel, opaque, children }: TopDialogProps) => {
  const id = useId();
  const { notices, place } = useConsole();
  // An opaque dialog can't be cancelled, so it must not block the host's page.
  const guest = opaque && place.isGuest ? place.looks : undefined;
  const layer = useTopLayer(onCancel, guest);
  return (
    <dialog
      {...layer}
      className={styles["dialog"]}
      data-opaque={opaque || undefined}
      data-in-guest={guest ? true : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
    >
      {opaque ? <Brand /> : null}
      <h2 id={`${id}title`} className={styles["title"]}>
        {title}
      </h2>
      <p id={`${id}lead`} className={styles["lead"]}>
        {lead}
      </p>
      {children}
      <NoticeHolder notices={notices} getContainer={() => layer.ref.current ?? document.body} />
    </dialog>
  );
};
