import type { Locale } from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { TranslationOutlined } from "@ant-design/icons";
import { useLive } from "@console-shell/ui";
import { useLocale, useText } from "../i18n/use-text.ts";
import { MenuButton } from "../layout/menu-button.tsx";
import { useConsole } from "../state/console-context.ts";
import { localeNames } from "./locale-names.ts";

/** Changes the language without a reload. Hidden if the host decides the language. */
export const LanguageSwitch = () => {
  const text = useText();
  const locale = useLocale();
  const { preferenceQueue, preferences } = useConsole();
  const { locale: given } = useLive(preferences.given);
  if (given) return null;
  return (
    <MenuButton
      icon={<TranslationOutlined aria-hidden="true" />}
      aria-label={text("preferences.language", { language: localeNames[locale] })}
      menu={{
        selectable: true,
        selectedKeys: [locale],
        items: locales.map((key) => ({ key, label: <span lang={key}>{localeNames[key]}</span> })),
        onClick: ({ key }) => preferenceQueue.choose({ locale: key as Locale }),
      }}
    />
  );
};
