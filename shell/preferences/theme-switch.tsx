import type { ThemeChoice } from "@console-shell/contract";
import { themeChoices } from "@console-shell/contract/locale";
import { DesktopOutlined, MoonOutlined, SunOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useRef, type ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";
import { themeLabels } from "./theme-labels.ts";
import { usePreferenceActions } from "./use-preference-actions.ts";

const icons: Record<ThemeChoice, ReactNode> = {
  light: <SunOutlined aria-hidden="true" />,
  dark: <MoonOutlined aria-hidden="true" />,
  system: <DesktopOutlined aria-hidden="true" />,
};

/** Chooses light, dark, or what the device says. */
export const ThemeSwitch = () => {
  const text = useText();
  const { preferences } = useConsole();
  const current = useLive(preferences.themeChoice);
  const choose = usePreferenceActions();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus
      trigger={["click"]}
      menu={{
        selectable: true,
        selectedKeys: [current],
        items: themeChoices.map((key) => ({
          key,
          icon: icons[key],
          label: text(themeLabels[key]),
        })),
        onClick({ key, domEvent }) {
          // The menu goes, and takes the focus with it. The Enter that chose must not press the button.
          domEvent.preventDefault();
          button.current?.focus();
          void choose({ theme: key as ThemeChoice });
        },
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={icons[current]}
        aria-haspopup="menu"
        aria-label={text("preferences.theme", { theme: text(themeLabels[current]) })}
      />
    </Dropdown>
  );
};
