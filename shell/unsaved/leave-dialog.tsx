import { useLive } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { TopDialog } from "../dialogs/top-dialog.tsx";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./leave-dialog.module.css";

const leads = {
  changes: "unsaved.changes",
  upload: "unsaved.upload",
  "shown-once": "unsaved.shownOnce",
} as const;

/** Asks before leaving unsaved changes, in a dialog above everything. */
export const LeaveDialog = () => {
  const text = useText();
  const { leaveQuestion } = useConsole();
  const open = useLive(leaveQuestion.question);
  const staying = useRef<HTMLButtonElement>(null);
  // A dialog focuses its first button; an accidental key press must not lose anything.
  useEffect(() => {
    if (open) staying.current?.focus();
  }, [open]);
  if (!open) return null;
  const stay = () => open.answer(false);
  // An upload or a key shown once can't be saved.
  const saves = open.reasons.includes("changes");
  return (
    <TopDialog
      title={text(saves ? "unsaved.title" : "unsaved.leaveTitle")}
      lead={open.reasons.map((reason) => text(leads[reason])).join("\n")}
      onCancel={stay}
    >
      <div className={styles["actions"]}>
        <Button danger onClick={() => open.answer(true)}>
          {text(saves ? "unsaved.leave" : "unsaved.leaveAnyway")}
        </Button>
        <Button ref={staying} type="primary" onClick={stay}>
          {text("unsaved.stay")}
        </Button>
      </div>
    </TopDialog>
  );
};
