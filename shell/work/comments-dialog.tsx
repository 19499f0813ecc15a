import { Modal } from "antd";
import { useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { type CommentField, commentPart, WorkComments } from "./work-comments.tsx";
import type { WorkItem } from "./work-item.ts";

interface CommentsDialogProps {
  item: WorkItem;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** The comments of an item, above its own page. Give it a `key` per item. */
export const CommentsDialog = ({ item, onClosed }: CommentsDialogProps) => {
  const text = useText();
  const { leaveQuestion } = useConsole();
  const [open, setOpen] = useState(true);
  const field = useRef<CommentField>(null);
  const close = async () => {
    if (await leaveQuestion.ask(new Set([commentPart]))) setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={text("work.commentsOn", { title: item.label })}
      footer={null}
      onCancel={() => void close()}
      afterOpenChange={(shown) => (shown ? field.current?.focus() : onClosed())}
    >
      <WorkComments item={item} field={field} />
    </Modal>
  );
};
