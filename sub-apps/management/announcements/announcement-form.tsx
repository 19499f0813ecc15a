import { RecordForm, useApiMutation, useLocale, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { type Announcement, nameOf } from "./announcement.ts";
import { AnnouncementFields } from "./announcement-fields.tsx";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { type AnnouncementValues, inputOf, valuesOf } from "./announcement-values.ts";

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
  const create = useApiMutation("POST /mc-api/announcement/create");
  const update = useApiMutation("POST /mc-api/announcement/:id/update");

  const save = async (values: AnnouncementValues) => {
    const body = inputOf(values);
    const saved = announcement
      ? await update.mutateAsync({ params: { id: announcement.id }, body })
      : await create.mutateAsync({ body });
    const name = nameOf(saved, locale);
    const title = text(announcement ? "announcement.saved" : "announcement.created", { name });
    notify({ kind: "success", title });
  };

  return (
    <RecordForm<AnnouncementValues>
      open={open}
      drawer={800}
      title={text(announcement ? "announcement.editTitle" : "announcement.createTitle")}
      submit={text(announcement ? "word.save" : "word.create")}
      initialValues={valuesOf(announcement)}
      save={save}
      onClose={onClose}
    >
      <div className="management-announcement">
        <div>
          <AnnouncementFields isNew={!announcement} />
        </div>
        <AnnouncementPreview />
      </div>
    </RecordForm>
  );
};
