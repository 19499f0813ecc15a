import { announcementLevels } from "@console-shell/contract/words/announcements";
import { locales } from "@console-shell/contract/words/locale";
import { useLocale } from "@console-shell/sdk";
import { Alert, DatePicker, Form, Radio } from "antd";
import { useText } from "../messages/index.ts";
import type { AnnouncementValues } from "./announcement-values.ts";
import { LanguageFields } from "./language-fields.tsx";
import type { Dayjs } from "dayjs";

interface MomentPickerProps {
  id?: string;
  value?: Dayjs | null;
  onChange?: (value: Dayjs | null) => void;
  earliest?: Dayjs | undefined;
}

/** A form field for a date and time to the minute, picked or typed. */
const MomentPicker = ({ id, value, onChange, earliest, ...aria }: MomentPickerProps) => (
  <DatePicker
    {...aria}
    {...(id ? { id } : {})}
    value={value ?? null}
    onChange={(next) => onChange?.(next)}
    showTime={{ format: "HH:mm" }}
    format="YYYY-MM-DD HH:mm"
    // Typed text is committed on blur; Enter commits it without submitting the form.
    needConfirm={false}
    onKeyDown={(event) => {
      if (event.key === "Enter") event.preventDefault();
    }}
    {...(earliest ? { minDate: earliest } : {})}
    className="management-moment"
  />
);

/** The fields of an announcement. */
export const AnnouncementFields = ({ isNew }: { isNew: boolean }) => {
  const text = useText();
  const own = useLocale();
  const startsAt = Form.useWatch<AnnouncementValues["startsAt"] | undefined>("startsAt");
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={text("announcement.languages")}
        className="management-alert"
      />
      {[own, ...locales.filter((locale) => locale !== own)].map((locale) => (
        <LanguageFields key={locale} locale={locale} />
      ))}
      <Form.Item name="level" label={text("announcement.level")} required>
        <Radio.Group
          options={announcementLevels.map((value) => ({
            value,
            label: text(`announcement.${value}`),
          }))}
        />
      </Form.Item>
      <div className="management-period">
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
      </div>
      {isNew ? null : (
        // Not an input: shows the error if somebody else has changed the announcement.
        <Form.Item name="updatedAt">
          <input type="hidden" />
        </Form.Item>
      )}
    </>
  );
};
