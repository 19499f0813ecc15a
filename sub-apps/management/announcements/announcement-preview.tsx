import { locales } from "@console-shell/contract/words/locale";
import { useLocale } from "@console-shell/sdk";
import { AnnouncementAlert } from "@console-shell/ui";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import type { AnnouncementValues } from "./announcement-values.ts";

/** The announcement that is being written, as every operator is about to see it. */
export const AnnouncementPreview = () => {
  const text = useText();
  const own = useLocale();
  const form = Form.useFormInstance<AnnouncementValues>();
  const titles = Form.useWatch("title", form) ?? {};
  const texts = Form.useWatch("text", form) ?? {};
  const level = Form.useWatch("level", form) ?? "info";
  const written = locales.filter((locale) =>
    [titles, texts].some((words) => words[locale]?.trim()),
  );
  return (
    <section className="management-preview" aria-label={text("announcement.preview")}>
      <strong>{text("announcement.preview")}</strong>
      {written.length === 0 ? (
        <AnnouncementAlert
          level={level}
          locale={own}
          title={text("announcement.title")}
          text={text("announcement.previewNone")}
        />
      ) : null}
      {written.map((locale) => (
        <AnnouncementAlert
          key={locale}
          level={level}
          locale={locale}
          title={titles[locale] ?? ""}
          text={texts[locale] ?? ""}
        />
      ))}
    </section>
  );
};
