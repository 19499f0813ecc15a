import { useApiMutation, useLocale, useNotify, useWritable } from "@console-shell/sdk";
import { MenuItems, RowMenu, useConfirm } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { type Announcement, nameOf } from "./announcement.ts";

interface AnnouncementActionsProps {
  announcement: Announcement;
  onEdit: () => void;
}

/* With their confirmations. */
const AnnouncementItems = ({ announcement, onEdit }: AnnouncementActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const name = nameOf(announcement, useLocale());
  const writable = useWritable();
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
    <MenuItems
      items={[
        { key: "edit", label: text("word.edit"), onClick: onEdit },
        ...(announcement.state === "ended"
          ? []
          : [
              {
                key: "end",
                label: text("announcement.end"),
                danger: true,
                disabled: !writable,
                onClick: ask,
              },
            ]),
      ]}
    />
  );
};

/** The menu of an announcement's row. */
export const AnnouncementActions = (props: AnnouncementActionsProps) => {
  const text = useText();
  const name = nameOf(props.announcement, useLocale());
  return (
    <RowMenu
      label={text("announcement.actionsOf", { name })}
      menu={<AnnouncementItems {...props} />}
    />
  );
};
