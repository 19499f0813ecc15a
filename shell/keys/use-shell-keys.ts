import { useText } from "../i18n/use-text.ts";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { useConsole } from "../state/console-context.ts";
import { goToKeys } from "./go-to-keys.ts";

/** Something that keys do. */
export interface KeyAction {
  id: string;
  /** The heading that it's listed under. */
  group: string;
  title: string;
  keys: string;
  run: () => void;
}

const searchBox = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>("#console-content input[type=search]"),
  ).find((input) => input.checkVisibility());

/** The keys that work now: those of the shown page, and the console's own. A function, because a page's entries change. */
export const useShellKeys = (): (() => KeyAction[]) => {
  const text = useText();
  const apps = useNavigationApps();
  const { palette, routing, shortcuts } = useConsole();
  return () => {
    const here = text("palette.here");
    const goTo = text("keys.goTo");
    const box = searchBox();
    const taken = new Set<string>();
    return [
      ...palette
        .offered()
        .flatMap(({ subApp, entry: { key, title, keys, needs, run } }): KeyAction[] =>
          keys ? [{ id: `offered ${subApp} ${key}`, group: needs ?? here, title, keys, run }] : [],
        ),
      ...(box
        ? [
            {
              id: "search",
              group: here,
              title: text("keys.search"),
              keys: "/",
              run: () => box.focus(),
            },
          ]
        : []),
      ...[
        { name: "home", title: text("title.launcher"), keys: "G H", to: "/" },
        { name: "work", title: text("title.work"), keys: "G W", to: "/work" },
        ...apps.map(({ name, title, link }) => ({ name, title, keys: goToKeys(name), to: link })),
        { name: "user", title: text("title.userInfo"), keys: "G U", to: "/user-info" },
      ].flatMap(({ name, title, keys, to }): KeyAction[] =>
        keys
          ? [{ id: `go ${name}`, group: goTo, title, keys, run: () => void routing.goTo(to) }]
          : [],
      ),
      {
        id: "keys",
        group: text("keys.everywhere"),
        title: text("keys.title"),
        keys: "?",
        run: () => shortcuts.showList(true),
      },
      // Of several with the same keys, the first works.
    ].filter(({ keys }) => !taken.has(keys) && taken.add(keys));
  };
};
