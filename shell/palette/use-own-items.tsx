import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { densities } from "@console-shell/contract/words/preferences";
import { developPath } from "@console-shell/contract/words/sub-app-overrides";
import { openPermission } from "@console-shell/contract/words/sub-app";
import { useMemo } from "react";
import { goToKeys } from "../keys/go-to-keys.ts";
import { useLocale, useText } from "../i18n/use-text.ts";
import { navigationItems } from "../layout/navigation-items.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { useOpenHelp } from "../layout/use-open-help.ts";
import { densityLabels } from "../preferences/density-labels.ts";
import { localeNames } from "../preferences/locale-names.ts";
import { themeLabels } from "../preferences/theme-labels.ts";
import { useRecentPages } from "../recent-pages/use-recent-pages.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import type { PaletteItem } from "./palette-item.ts";

/** The console's own palette items: sub-apps, their pages, its own pages and actions. */
export const useOwnItems = (): PaletteItem[] => {
  const text = useText();
  const locale = useLocale();
  const apps = useNavigationApps();
  const permissions = usePermissions();
  const { config, palette, preferenceQueue, shortcuts } = useConsole();
  const signOut = useSignOut();
  const openHelp = useOpenHelp();
  const recents = useRecentPages();
  // A snapshot of the sub-apps' entries from when the palette was opened.
  const offered = useMemo(() => palette.offered(), [palette]);

  const titlesIn = Object.fromEntries(
    locales.flatMap((language) =>
      navigationItems(config.subApps, permissions, language, { of: () => undefined }).flatMap(
        ({ to, title, pages }) =>
          [{ to, title }, ...pages].map((page) => [`${language} ${page.to}`, page.title]),
      ),
    ),
  ) as Record<string, string>;
  const otherWords = (to: string) =>
    locales
      .filter((language) => language !== locale)
      .map((language) => titlesIn[`${language} ${to}`] ?? "");

  const action = (id: string, title: string, run: () => void): PaletteItem => ({
    id,
    group: text("palette.actions"),
    title,
    run,
  });
  return [
    ...offered.map(({ subApp, entry }): PaletteItem => ({
      id: `offered ${subApp} ${entry.key}`,
      group: text("palette.here"),
      title: entry.title,
      icon: <SubAppIcon name={subApp} />,
      run: entry.run,
      keys: entry.keys,
    })),
    ...recents.slice(0, 5).map(({ path, title, name, app }): PaletteItem => ({
      id: `recent ${path}`,
      group: text("palette.recent"),
      title,
      detail: app,
      icon: <SubAppIcon name={name} />,
      to: path,
    })),
    {
      id: "page /work",
      group: text("palette.pages"),
      title: text("title.work"),
      to: "/work",
    },
    ...apps.map(({ name, to, link, title }): PaletteItem => ({
      id: `app ${name}`,
      group: text("palette.apps"),
      title,
      words: [name, ...otherWords(to)],
      icon: <SubAppIcon name={name} />,
      to: link,
      keys: goToKeys(name),
    })),
    ...config.subApps
      .filter((subApp) => permissions.has(openPermission(subApp)))
      .flatMap(({ name, title: app, actions = [] }) =>
        actions
          .filter(({ permission }) => permissions.has(permission))
          .map(({ title, path }): PaletteItem => ({
            id: `action ${name} ${path}`,
            group: text("palette.create"),
            title: title[locale],
            detail: app[locale],
            words: locales.map((language) => title[language]),
            icon: <SubAppIcon name={name} />,
            to: `/${name}${path}`,
          })),
      ),
    ...apps.flatMap(({ name, title: app, pages }) =>
      pages.map(({ to, title }): PaletteItem => ({
        id: `page ${to}`,
        group: text("palette.pages"),
        title,
        detail: app,
        words: [app, ...otherWords(to)],
        icon: <SubAppIcon name={name} />,
        to,
      })),
    ),
    {
      id: "page /",
      group: text("palette.pages"),
      title: text("title.launcher"),
      to: "/",
      keys: "G H",
    },
    {
      id: "page /user-info",
      group: text("palette.pages"),
      title: text("title.userInfo"),
      to: "/user-info",
      keys: "G U",
    },
    ...(permissions.has("management:sub-app:override")
      ? [
          {
            id: "page /develop",
            group: text("palette.pages"),
            title: text("title.develop"),
            to: developPath,
          },
        ]
      : []),
    ...themeChoices.map((theme) =>
      action(`theme ${theme}`, text("preferences.theme", { theme: text(themeLabels[theme]) }), () =>
        preferenceQueue.choose({ theme }),
      ),
    ),
    ...locales.map((language) =>
      action(
        `language ${language}`,
        text("preferences.language", { language: localeNames[language] }),
        () => preferenceQueue.choose({ locale: language }),
      ),
    ),
    ...densities.map((density) =>
      action(
        `density ${density}`,
        text("preferences.density", { density: text(densityLabels[density]) }),
        () => preferenceQueue.choose({ density }),
      ),
    ),
    action("help", text("account.help"), openHelp),
    { ...action("keys", text("keys.title"), () => shortcuts.showList(true)), keys: "?" },
    action("sign-out", text("account.logout"), signOut),
  ];
};
