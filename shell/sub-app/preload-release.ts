import { pageNonce } from "@console-shell/ui";
import type { Console } from "../create-console.ts";

const asked = new Set<string>();

/**
 * Fetches the modules of a sub-app that is being opened, with the shared ones that they import. The runtime does the
 * former once the shell has rendered, and the browser the latter once it has read those.
 */
export const preloadRelease = (
  { config, preferences }: Pick<Console, "config" | "preferences">,
  name: string,
): void => {
  const { entry, release, preloads } = config.subApps.find((one) => one.name === name) ?? {};
  // Only a release with shared modules is known to be of this origin.
  if (entry === undefined || !release || !preloads) return;
  const locale = preferences.locale.get();
  if (asked.has(name + locale)) return;
  asked.add(name + locale);
  const texts = release.languages?.[locale] ?? [];
  for (const path of [...release.modules, ...texts, ...preloads]) {
    const { href } = new URL(path, new URL(entry, document.baseURI));
    if (asked.has(href)) continue;
    asked.add(href);
    // The page's import map has its integrity.
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, nonce: pageNonce() ?? "" });
    // The browser keeps the module, and a host's page none of the elements.
    for (const end of ["load", "error"]) link.addEventListener(end, () => link.remove());
    document.head.append(link);
  }
};
