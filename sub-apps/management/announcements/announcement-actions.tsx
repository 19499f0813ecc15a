import { useApiMutation, useLocale, useNotify, useWriteButton } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { Button, Flex } from "antd";
import { useText } from "../messages/index.ts";
import { type Announcement, nameOf } from "./announcement.ts";

interface AnnouncementActionsProps {
  announcement: Announcement;
  onEdit: () => void;
}

/** An announcement's actions, with their confirmations. */
export const AnnouncementActions = ({ announcement, onEdit }: AnnouncementActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const name = nameOf(announcement, useLocale());
  const writeButton = useWriteButton();
  const end = useApiMutation("POST /mc-api/announcement/:id/end");

  const endNow = async () => {
    await end.mutateAsync({ params: { id: announcement.id } });
    notify({ kind: "success", title: text("announcement.endDone", { name }) });
  };
  const ask = () =>
    confirm({
      title: text("announcement.endTitle", { name }),
      content: text("announcement.endDetail"),
      okText: text("announcement.end"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => endNow().catch(() => undefined),
    });

  return (
    <Flex gap={8} justify="end">
      <Button size="small" aria-label={text("announcement.editOf", { name })} onClick={onEdit}>
        {text("word.edit")}
      </Button>
      {announcement.state === "ended" ? null : (
        <Button
          size="small"
          danger
          {...writeButton(false)}
          aria-label={text("announcement.endOf", { name })}
          onClick={ask}
        >
          {text("announcement.end")}
        </Button>
      )}
    </Flex>
  );
};
