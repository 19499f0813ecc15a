import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { densities } from "@console-shell/contract/words/preferences";
import { developPath } from "@console-shell/contract/words/sub-app-overrides";
import { openPermission } from "@console-shell/contract/host/registration";
import { CodeOutlined, HomeOutlined, InboxOutlined, UserOutlined } from "@ant-design/icons";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { goToKeys } from "../keys/go-to-keys.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { hasTexts, type MessageKey, type Text, textFor } from "../i18n/texts.ts";
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
import { shellName } from "./palette.ts";
import type { PaletteItem } from "./palette-item.ts";

/** The shell's texts in the languages that aren't shown, once they have loaded. */
const useOtherTexts = (): readonly Text[] => {
  const locale = useLocale();
  const others = locales.filter((language) => language !== locale);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    const missing = locales.filter((language) => !hasTexts(language));
    // A search by words of the shown language works without them.
    void Promise.allSettled(missing.map(loadLanguage)).then(() => setLoaded(missing.length));
  }, []);
  return others.filter(hasTexts).map(textFor);
};

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

  const others = useOtherTexts();
  /** A title with its words in the other languages. */
  const titled = (title: (text: Text) => string) => ({
    title: title(text),
    words: others.map(title),
  });
  const page = (key: MessageKey, to: string, icon: ReactNode) => ({
    id: `page ${to}`,
    kind: "page" as const,
    group: text("palette.pages"),
    ...titled((written) => written(key)),
    icon,
    to,
  });
  const action = (id: string, title: (text: Text) => string, run: () => void): PaletteItem => ({
    id,
    kind: "action",
    group: text("palette.actions"),
    ...titled(title),
    run,
  });
  return [
    ...recents.slice(0, 5).map(({ path, title, name, app }): PaletteItem => ({
      id: `recent ${path}`,
      kind: "page",
      group: text("palette.recent"),
      title,
      detail: app,
      icon: <SubAppIcon name={name} />,
      to: path,
    })),
    ...offered
      .filter(({ entry }) => !entry.keysOnly && !entry.needs)
      .map(({ subApp, entry }): PaletteItem => ({
        id: `offered ${subApp} ${entry.key}`,
        kind: "action",
        group: text("palette.here"),
        title: entry.title,
        words: entry.words ?? [],
        icon: subApp === shellName ? null : <SubAppIcon name={subApp} />,
        run: entry.run,
        keys: entry.keys,
      })),
    { ...page("title.work", "/work", <InboxOutlined aria-hidden />), keys: "G W" },
    ...apps.map(({ name, to, link, title }): PaletteItem => ({
      id: `app ${name}`,
      kind: "page",
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
            kind: "action",
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
        kind: "page",
        group: text("palette.pages"),
        title,
        detail: app,
        words: [app, ...otherWords(to)],
        icon: <SubAppIcon name={name} />,
        to,
      })),
    ),
    { ...page("title.launcher", "/", <HomeOutlined aria-hidden />), keys: "G H" },
    { ...page("title.userInfo", "/user-info", <UserOutlined aria-hidden />), keys: "G U" },
    ...(permissions.has("management:sub-app:override")
      ? [page("title.develop", developPath, <CodeOutlined aria-hidden />)]
      : []),
    ...themeChoices.map((theme) =>
      action(
        `theme ${theme}`,
        (written) => written("preferences.theme", { theme: written(themeLabels[theme]) }),
        () => preferenceQueue.choose({ theme }),
      ),
    ),
    ...locales.map((language) =>
      action(
        `language ${language}`,
        (written) => written("preferences.language", { language: localeNames[language] }),
        () => preferenceQueue.choose({ locale: language }),
      ),
    ),
    ...densities.map((density) =>
      action(
        `density ${density}`,
        (written) => written("preferences.density", { density: written(densityLabels[density]) }),
        () => preferenceQueue.choose({ density }),
      ),
    ),
    action("help", (written) => written("account.help"), openHelp),
    {
      ...action(
        "keys",
        (written) => written("keys.title"),
        () => shortcuts.showList(true),
      ),
      keys: "?",
    },
    { ...action("sign-out", (written) => written("account.logout"), signOut), careful: true },
  ];
};
