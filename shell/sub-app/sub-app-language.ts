import type { Live, Locale, SubAppRegistration } from "@console-shell/contract";

/** A sub-app, with the files for the current language added if its release has them, so they load with it. */
export const inLanguage = (
  subApp: SubAppRegistration,
  locale: Live<Locale>,
): SubAppRegistration => {
  const { release } = subApp;
  if (!release?.languages) return subApp;
  return {
    ...subApp,
    get release() {
      const texts = release.languages?.[locale.get()] ?? [];
      return { ...release, modules: [...release.modules, ...texts] };
    },
  };
};

/**
 * Loads the texts of open sub-apps in another language, so they switch together with the shell; undefined if
 * there are none. Sub-apps with cookies of their own load them themselves, a moment later.
 */
export const loadLanguageOfOpen = (
  subApps: readonly SubAppRegistration[],
  open: readonly { readonly name: string }[],
  locale: Locale,
): Promise<unknown> | undefined => {
  const urls = subApps
    .filter(
      ({ name, credentials }) =>
        credentials === "same-origin" && open.some((one) => one.name === name),
    )
    .flatMap(({ entry, release }) => {
      const page = new URL(entry, document.baseURI);
      return (release?.languages?.[locale] ?? []).map((file) => new URL(file, page).href);
    });
  if (urls.length === 0) return undefined;
  return Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<unknown>));
};
