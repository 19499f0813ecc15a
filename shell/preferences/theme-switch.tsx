import type { ThemeChoice } from "@console-shell/contract";
import { themeChoices } from "@console-shell/contract/words/locale";
import { densities, type Density } from "@console-shell/contract/words/preferences";
import {
  AlignLeftOutlined,
  DesktopOutlined,
  MenuOutlined,
  MoonOutlined,
  SunOutlined,
} from "@ant-design/icons";
import { useLive } from "@console-shell/ui";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { MenuButton } from "../layout/menu-button.tsx";
import { useConsole } from "../state/console-context.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { densityLabels } from "./density-labels.ts";
import { themeLabels } from "./theme-labels.ts";

const icons: Record<ThemeChoice, ReactNode> = {
  light: <SunOutlined aria-hidden="true" />,
  dark: <MoonOutlined aria-hidden="true" />,
  system: <DesktopOutlined aria-hidden="true" />,
};

const densityIcons: Record<Density, ReactNode> = {
  comfortable: <MenuOutlined aria-hidden="true" />,
  compact: <AlignLeftOutlined aria-hidden="true" />,
};
const isDensity = (key: string): key is Density => (densities as readonly string[]).includes(key);

/** Selects light, dark or the system theme and, when signed in, the density. */
export const ThemeSwitch = () => {
  const text = useText();
  const { preferences, preferenceQueue } = useConsole();
  const current = useLive(preferences.themeChoice);
  // If the host sets the theme, only the density can be chosen.
  const { theme: given } = useLive(preferences.given);
  const { account } = useGlobalState();
  if (given && !account) return null;
  return (
    <MenuButton
      icon={icons[current]}
      aria-label={text("preferences.theme", { theme: text(themeLabels[current]) })}
      menu={{
        selectable: true,
        multiple: true,
        selectedKeys: account ? [current, account.density] : [current],
        items: [
          ...(given
            ? []
            : themeChoices.map((key) => ({
                key,
                icon: icons[key],
                label: text(themeLabels[key]),
              }))),
          ...(account
            ? [
                ...(given ? [] : [{ type: "divider" as const }]),
                ...densities.map((key) => ({
                  key,
                  icon: densityIcons[key],
                  label: text(densityLabels[key]),
                })),
              ]
            : []),
        ],
        onClick({ key }) {
          if (isDensity(key)) preferenceQueue.choose({ density: key });
          else preferenceQueue.choose({ theme: key as ThemeChoice });
        },
      }}
    />
  );
};
