import type { Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { densities, type Density } from "@console-shell/contract/words/preferences";
import { Panel, useLive } from "@console-shell/ui";
import { Form, Segmented, Switch } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { densityLabels } from "../preferences/density-labels.ts";
import { localeNames } from "../preferences/locale-names.ts";
import { themeLabels } from "../preferences/theme-labels.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";

/** Language and look of the console; changes apply at once, on every device. */
export const PreferencesPanel = () => {
  const text = useText();
  const locale = useLocale();
  const { preferences, preferenceQueue } = useConsole();
  const theme = useLive(preferences.themeChoice);
  const given = useLive(preferences.given);
  const { density, shortcuts } = useAccount();
  return (
    <Panel title={text("userInfo.preferences")}>
      <Form layout="vertical" component="div" requiredMark={false}>
        <Form.Item label={text("userInfo.language")} hidden={given.locale !== undefined}>
          <Segmented<Locale>
            aria-label={text("userInfo.language")}
            value={locale}
            options={locales.map((value) => ({
              value,
              label: <span lang={value}>{localeNames[value]}</span>,
            }))}
            onChange={(value) => preferenceQueue.choose({ locale: value })}
          />
        </Form.Item>
        <Form.Item label={text("userInfo.theme")} hidden={given.theme !== undefined}>
          <Segmented<ThemeChoice>
            aria-label={text("userInfo.theme")}
            value={theme}
            options={themeChoices.map((value) => ({ value, label: text(themeLabels[value]) }))}
            onChange={(value) => preferenceQueue.choose({ theme: value })}
          />
        </Form.Item>
        <Form.Item label={text("userInfo.density")}>
          <Segmented<Density>
            aria-label={text("userInfo.density")}
            value={density}
            options={densities.map((value) => ({ value, label: text(densityLabels[value]) }))}
            onChange={(value) => preferenceQueue.choose({ density: value })}
          />
        </Form.Item>
        <Form.Item label={text("keys.enabled")}>
          <Switch
            aria-label={text("keys.enabled")}
            checked={shortcuts}
            onChange={(on) => preferenceQueue.choose({ shortcuts: on })}
          />
        </Form.Item>
      </Form>
    </Panel>
  );
};
