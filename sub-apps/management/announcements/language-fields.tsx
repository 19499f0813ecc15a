import type { Locale } from "@console-shell/contract";
import { announcementLength } from "@console-shell/contract/words/announcements";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import type { AnnouncementValues } from "./announcement-values.ts";

type Words = Partial<Pick<AnnouncementValues, "title" | "text">>;

const other: Record<Locale, Locale> = { "en-US": "zh-CN", "zh-CN": "en-US" };

const isFilled = (words: string | undefined) => Boolean(words?.trim());

/** Whether a language is required: one that was started, or both while neither is filled in. */
const isNeeded = ({ title, text }: Words, locale: Locale): boolean => {
  const isBegun = (language: Locale) => isFilled(title?.[language]) || isFilled(text?.[language]);
  return isBegun(locale) || !isBegun(other[locale]);
};

/** Title and text in one language: both, or neither if the other language is filled in. */
export const LanguageFields = ({ locale }: { locale: Locale }) => {
  const text = useText();
  const form = Form.useFormInstance<AnnouncementValues>();
  const needed = isNeeded(
    { title: Form.useWatch("title", form), text: Form.useWatch("text", form) },
    locale,
  );
  const field = (part: "title" | "text") => ({
    name: [part, locale],
    label: text(`announcement.${part}In.${locale}`),
    required: needed,
    dependencies: (["title", "text"] as const).flatMap((one) => [
      [one, locale],
      [one, other[locale]],
    ]),
    rules: [
      {
        validator() {
          const values = form.getFieldsValue();
          return isFilled(values[part][locale]) || !isNeeded(values, locale)
            ? Promise.resolve()
            : Promise.reject(new Error(text(`required.${part}`)));
        },
      },
    ],
  });
  return (
    <>
      <Form.Item {...field("title")}>
        <Input lang={locale} autoComplete="off" maxLength={announcementLength.title} />
      </Form.Item>
      <Form.Item {...field("text")}>
        <Input.TextArea lang={locale} rows={3} maxLength={announcementLength.text} />
      </Form.Item>
    </>
  );
};
