import type { Locale } from "@console-shell/contract";
import { locales } from "@console-shell/contract/locale";
import { TranslationOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { usePreferenceActions } from "./use-preference-actions.ts";

/** Each language in its own words, so that whoever needs it can read it. */
const names: Record<Locale, string> = { "en-US": "English", "zh-CN": "简体中文" };

/** Changes the language, without a reload. */
export const LanguageSwitch = () => {
  const text = useText();
  const locale = useLocale();
  const choose = usePreferenceActions();
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        selectable: true,
        selectedKeys: [locale],
        items: locales.map((key) => ({ key, label: <span lang={key}>{names[key]}</span> })),
        onClick: ({ key }) => void choose({ locale: key as Locale }),
      }}
    >
      <Button
        type="text"
        icon={<TranslationOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={text("preferences.language", { language: names[locale] })}
      />
    </Dropdown>
  );
};
