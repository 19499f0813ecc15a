import { announcementLevels } from "@console-shell/contract/words/announcements";
import { Alert, Form, type FormInstance, Radio } from "antd";
import { useText } from "../messages/index.ts";
import type { Announcement } from "./announcement.ts";
import { type AnnouncementValues, valuesOf } from "./announcement-values.ts";
import { LanguageFields } from "./language-fields.tsx";
import { MomentPicker } from "./moment-picker.tsx";

export type SaveAnnouncement = (
  values: AnnouncementValues,
  form: FormInstance<AnnouncementValues>,
) => Promise<void>;

interface AnnouncementFormBodyProps {
  id: string;
  announcement: Announcement | undefined;
  onSave: SaveAnnouncement;
  onValuesChange: () => void;
}

/** The form itself, mounted per opening, because antd's forms keep old values. */
export const AnnouncementFormBody = ({
  id,
  announcement,
  onSave,
  onValuesChange,
}: AnnouncementFormBodyProps) => {
  const text = useText();
  const [form] = Form.useForm<AnnouncementValues>();
  const startsAt = Form.useWatch("startsAt", form);
  return (
    <Form<AnnouncementValues>
      id={id}
      form={form}
      layout="vertical"
      initialValues={valuesOf(announcement)}
      onValuesChange={onValuesChange}
      onFinish={(values) => void onSave(values, form)}
    >
      <Alert
        type="info"
        showIcon
        title={text("announcement.languages")}
        className="management-alert"
      />
      <LanguageFields locale="en-US" />
      <LanguageFields locale="zh-CN" />
      <Form.Item name="level" label={text("announcement.level")} required>
        <Radio.Group
          options={announcementLevels.map((value) => ({
            value,
            label: text(`announcement.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="startsAt"
        label={text("announcement.startsAt")}
        rules={[{ required: true, message: text("required.start") }]}
      >
        <MomentPicker />
      </Form.Item>
      <Form.Item
        name="endsAt"
        label={text("announcement.endsAt")}
        extra={text("announcement.endsAtHelp")}
        dependencies={["startsAt"]}
        rules={[
          ({ getFieldsValue }) => ({
            validator() {
              const { startsAt, endsAt } = getFieldsValue() as AnnouncementValues;
              return !endsAt || !startsAt || endsAt.isAfter(startsAt)
                ? Promise.resolve()
                : Promise.reject(new Error(text("announcement.beforeStart")));
            },
          }),
        ]}
      >
        <MomentPicker earliest={startsAt} />
      </Form.Item>
      {announcement ? (
        // Not an input: shows the error if somebody else has changed the announcement.
        <Form.Item name="updatedAt">
          <input type="hidden" />
        </Form.Item>
      ) : null}
    </Form>
  );
};
