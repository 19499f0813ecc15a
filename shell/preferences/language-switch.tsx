import type { Locale } from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { TranslationOutlined } from "@ant-design/icons";
import { useLive } from "@console-shell/ui";
import { Button, Dropdown } from "antd";
import { useRef } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { localeNames } from "./locale-names.ts";

/** Changes the language without a reload. Hidden if the host decides the language. */
export const LanguageSwitch = () => {
  const text = useText();
  const locale = useLocale();
  const { preferenceQueue, preferences } = useConsole();
  const { locale: given } = useLive(preferences.given);
  const button = useRef<HTMLButtonElement>(null);
  if (given) return null;
  return (
    <Dropdown
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus
      trigger={["click"]}
      menu={{
        selectable: true,
        selectedKeys: [locale],
        items: locales.map((key) => ({ key, label: <span lang={key}>{localeNames[key]}</span> })),
        onClick({ key, domEvent }) {
          // The menu closes and takes the focus with it. The Enter that selected the item must not press the
          // button.
          domEvent.preventDefault();
          button.current?.focus();
          preferenceQueue.choose({ locale: key as Locale });
        },
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={<TranslationOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={text("preferences.language", { language: localeNames[locale] })}
      />
    </Dropdown>
  );
};
