import type { Live, Locale, ThemeChoice } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { defaultLocale } from "@console-shell/contract/words/locale";
import { showLook, themeInForce } from "@console-shell/ui";
import { loadLanguage } from "../i18n/load-language.ts";
import { loadChunk } from "../routing/load-chunk.ts";
import { hasTexts } from "../i18n/texts.ts";
import type { Place } from "../mount/place.ts";
import { remember, type Remembered } from "./remembered.ts";

/** Language and theme as set by the host; they override the operator's. */
export interface Given {
  locale?: Locale | undefined;
  theme?: ThemeChoice | undefined;
}

/** Language and theme. Stored in the account while somebody is signed in, otherwise in the browser. */
export interface Preferences {
  readonly locale: Live<Locale>;
  readonly themeChoice: Live<ThemeChoice>;
  /** The current theme; follows the device if the choice is "system". */
  readonly theme: Live<"light" | "dark">;
  /** The host's settings, which the operator can't change. */
  readonly given: Live<Given>;
  /**
   * Applies a choice unless the host decides it, and stores it in this browser. Resolves once a language has
   * loaded and is in effect; false if it failed to load or another one was chosen since.
   */
  apply(choice: Remembered): Promise<boolean>;
  /** Applies the host's settings; a language once it has loaded. */
  give(given: Given): Promise<void>;
  /** Prefetches a language. Never rejects: a failed load is reported when the language is used. */
  prepare(locale: Locale): Promise<void>;
  /** Loads something else with each language, before the language is in effect. Returns the undo. */
  alsoLoad(load: (locale: Locale) => Promise<unknown> | undefined): () => void;
}

interface PreferencesParts {
  place: Pick<Place, "looks" | "isGuest">;
  given: Given;
  signal: AbortSignal;
  /** Called when a language fails to load. */
  onFailed: (locale: Locale) => void;
}

/** Starts with the given values, and with defaults for the rest. */
export const createPreferences = (
  first: Remembered,
  { place, given, signal, onFailed }: PreferencesParts,
): Preferences => {
  let chosen: Remembered = first;
  const fixed = createStore(given);
  const locale = createStore<Locale>(defaultLocale);
  const themeChoice = createStore<ThemeChoice>("system");
  const deviceIsDark = matchMedia("(prefers-color-scheme: dark)");
  const isOnPaper = matchMedia("print");
  const theme = createStore<"light" | "dark">("light");
  const show = () => {
    locale.set(fixed.get().locale ?? chosen.locale ?? defaultLocale);
    themeChoice.set(fixed.get().theme ?? chosen.theme ?? "system");
    // Browsers print no backgrounds, and a dark theme's text is too light for paper.
    const shown = isOnPaper.matches ? "light" : themeChoice.get();
    theme.set(themeInForce(shown));
    for (const element of place.looks)
      // Setting the same language makes Chromium recalculate the style of every element.
      if (element.lang !== locale.get()) element.lang = locale.get();
    showLook(place.looks, { theme: shown });
  };
  for (const query of [deviceIsDark, isOnPaper]) query.addEventListener("change", show, { signal });
  show();
  const others = new Set<(locale: Locale) => Promise<unknown> | undefined>();
  /** What must load before a language is in effect. */
  const missing = (wanted: Locale): Promise<unknown>[] =>
    [
      hasTexts(wanted) ? undefined : loadLanguage(wanted),
      ...Array.from(others, (load) => load(wanted)),
    ]
      .filter((loading) => loading !== undefined)
      .map((loading) => loadChunk(`texts in ${wanted}`, () => loading));
  let turn = 0;
  /** Whether a language has loaded and is still the last one requested; synchronous if nothing has to load. */
  const arrives = (wanted: Locale): true | Promise<boolean> => {
    turn += 1;
    const mine = turn;
    const loading = wanted === locale.get() ? [] : missing(wanted);
    if (loading.length === 0) return true;
    return Promise.all(loading).then(
      () => mine === turn,
      () => {
        if (mine === turn) onFailed(wanted);
        return false;
      },
    );
  };
  const take = (next: Remembered) => {
    chosen = next;
    remember(chosen, place.isGuest);
    show();
  };
  return {
    locale,
    themeChoice,
    theme,
    given: fixed,
    async apply({ locale: language, theme: look = chosen.theme }) {
      const arriving = language === undefined || arrives(fixed.get().locale ?? language);
      take({
        locale: arriving === true ? (language ?? chosen.locale) : chosen.locale,
        theme: look,
      });
      if (arriving === true) return true;
      if (!(await arriving)) return false;
      take({ locale: language, theme: chosen.theme });
      return true;
    },
    async give(next) {
      fixed.set({ locale: fixed.get().locale, theme: next.theme });
      show();
      const arriving = arrives(next.locale ?? chosen.locale ?? defaultLocale);
      if (arriving !== true && !(await arriving)) return;
      fixed.set(next);
      show();
    },
    async prepare(wanted) {
      if (!fixed.get().locale) await Promise.allSettled(missing(wanted));
    },
    alsoLoad(load) {
      others.add(load);
      return () => void others.delete(load);
    },
  };
};
