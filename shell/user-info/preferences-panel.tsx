import type { Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/locale";
import { Panel } from "@console-shell/ui";
import { Form, Segmented } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { localeNames } from "../preferences/locale-names.ts";
import { themeLabels } from "../preferences/theme-labels.ts";
import { usePreferenceActions } from "../preferences/use-preference-actions.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

/** Language and look of the console; both hold at once, and on every device that signs in. */
export const PreferencesPanel = () => {
  const text = useText();
  const locale = useLocale();
  const { preferences } = useConsole();
  const theme = useLive(preferences.themeChoice);
  const choose = usePreferenceActions();
  return (
    <Panel title={text("userInfo.preferences")}>
      <Form layout="vertical" component="div" requiredMark={false}>
        <Form.Item label={text("userInfo.language")}>
          <Segmented<Locale>
            aria-label={text("userInfo.language")}
            value={locale}
            options={locales.map((value) => ({
              value,
              label: <span lang={value}>{localeNames[value]}</span>,
            }))}
            onChange={(value) => void choose({ locale: value })}
          />
        </Form.Item>
        <Form.Item label={text("userInfo.theme")}>
          <Segmented<ThemeChoice>
            aria-label={text("userInfo.theme")}
            value={theme}
            options={themeChoices.map((value) => ({ value, label: text(themeLabels[value]) }))}
            onChange={(value) => void choose({ theme: value })}
          />
        </Form.Item>
      </Form>
    </Panel>
  );
};
