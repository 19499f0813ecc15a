import {
  applyFieldErrors,
  useApiMutation,
  useDraft,
  useLocale,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Button, Drawer } from "antd";
import { useId } from "react";
import { useText } from "../messages/index.ts";
import { type Announcement, nameOf } from "./announcement.ts";
import { AnnouncementFormBody, type SaveAnnouncement } from "./announcement-form-body.tsx";
import { inputOf } from "./announcement-values.ts";

interface AnnouncementFormProps {
  open: boolean;
  onClose: () => void;
  /** The announcement to edit; undefined to create one. */
  announcement: Announcement | undefined;
}

/** The drawer that creates or edits an announcement. */
export const AnnouncementForm = ({ open, onClose, announcement }: AnnouncementFormProps) => {
  const text = useText();
  const notify = useNotify();
  const locale = useLocale();
  const formId = useId();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const create = useApiMutation("POST /mc-api/announcement/create");
  const update = useApiMutation("POST /mc-api/announcement/:id/update");

  const save: SaveAnnouncement = async (values, form) => {
    const body = inputOf(values);
    try {
      const saved = announcement
        ? await update.mutateAsync({ params: { id: announcement.id }, body })
        : await create.mutateAsync({ body });
      draft.done();
      const name = nameOf(saved, locale);
      const title = text(announcement ? "announcement.saved" : "announcement.created", { name });
      notify({ kind: "success", title });
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Drawer
      open={open}
      onClose={draft.close}
      size={480}
      destroyOnHidden
      title={text(announcement ? "announcement.editTitle" : "announcement.createTitle")}
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{text("operator.cancel")}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            {...writeButton(create.isPending || update.isPending)}
          >
            {text(announcement ? "announcement.save" : "announcement.announce")}
          </Button>
        </div>
      }
    >
      <AnnouncementFormBody
        id={formId}
        announcement={announcement}
        onSave={save}
        onValuesChange={draft.onValuesChange}
      />
    </Drawer>
  );
};
