import type { Live, Locale, ThemeChoice } from "@console-shell/contract";
import { defaultLocale } from "@console-shell/contract/locale";
import { createStore } from "../state/store.ts";
import { remember, type Remembered } from "./remembered.ts";

/** Language and theme. Kept by the account while somebody is signed in, else by this browser. */
export interface Preferences {
  readonly locale: Live<Locale>;
  readonly themeChoice: Live<ThemeChoice>;
  /** The theme in force; follows the device where the choice is "system". */
  readonly theme: Live<"light" | "dark">;
  /** Takes a choice into force and remembers it in this browser. */
  apply(choice: Remembered): void;
}

/** Begins with what is given, and the defaults where nothing is. */
export const createPreferences = (first: Remembered): Preferences => {
  const locale = createStore<Locale>(first.locale ?? defaultLocale);
  const themeChoice = createStore<ThemeChoice>(first.theme ?? "system");
  const deviceIsDark = matchMedia("(prefers-color-scheme: dark)");
  const resolve = (): "light" | "dark" => {
    const choice = themeChoice.get();
    return choice === "system" ? (deviceIsDark.matches ? "dark" : "light") : choice;
  };
  const theme = createStore(resolve());
  const show = () => {
    theme.set(resolve());
    document.documentElement.lang = locale.get();
    document.documentElement.dataset["theme"] = theme.get();
  };
  // For the life of the page, like the preferences themselves.
  deviceIsDark.addEventListener("change", show);
  show();
  return {
    locale,
    themeChoice,
    theme,
    apply(choice) {
      if (choice.locale) locale.set(choice.locale);
      if (choice.theme) themeChoice.set(choice.theme);
      remember(choice);
      show();
    },
  };
};
