import type { Live, Locale, ThemeChoice } from "@console-shell/contract";
import { defaultLocale } from "@console-shell/contract/locale";
import type { Place } from "../mount/place.ts";
import { createStore } from "../state/store.ts";
import { remember, type Remembered } from "./remembered.ts";

/** What a host decides of language and theme, in place of the operator. */
export interface Given {
  locale?: Locale | undefined;
  theme?: ThemeChoice | undefined;
}

/** Language and theme. Kept by the account while somebody is signed in, else by this browser. */
export interface Preferences {
  readonly locale: Live<Locale>;
  readonly themeChoice: Live<ThemeChoice>;
  /** The theme in force; follows the device where the choice is "system". */
  readonly theme: Live<"light" | "dark">;
  /** What the host decides: there is nothing to choose then. */
  readonly given: Live<Given>;
  /** Takes a choice into force, unless the host decides, and remembers it in this browser. */
  apply(choice: Remembered): void;
  /** Takes what the host decides into force. */
  give(given: Given): void;
}

interface PreferencesParts {
  place: Pick<Place, "looks" | "isGuest">;
  given: Given;
  signal: AbortSignal;
}

/** Begins with what is given, and the defaults where nothing is. */
export const createPreferences = (
  first: Remembered,
  { place, given, signal }: PreferencesParts,
): Preferences => {
  let chosen: Remembered = first;
  const fixed = createStore(given);
  const locale = createStore<Locale>(defaultLocale);
  const themeChoice = createStore<ThemeChoice>("system");
  const deviceIsDark = matchMedia("(prefers-color-scheme: dark)");
  const resolve = (): "light" | "dark" => {
    const choice = themeChoice.get();
    return choice === "system" ? (deviceIsDark.matches ? "dark" : "light") : choice;
  };
  const theme = createStore<"light" | "dark">("light");
  const show = () => {
    locale.set(fixed.get().locale ?? chosen.locale ?? defaultLocale);
    themeChoice.set(fixed.get().theme ?? chosen.theme ?? "system");
    theme.set(resolve());
    for (const element of place.looks) {
      element.lang = locale.get();
      element.dataset["theme"] = theme.get();
    }
  };
  deviceIsDark.addEventListener("change", show, { signal });
  show();
  return {
    locale,
    themeChoice,
    theme,
    given: fixed,
    apply({ locale: language = chosen.locale, theme: look = chosen.theme }) {
      chosen = { locale: language, theme: look };
      remember(chosen, place.isGuest);
      show();
    },
    give(next) {
      fixed.set(next);
      show();
    },
  };
};
