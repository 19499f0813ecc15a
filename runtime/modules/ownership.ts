import type { SubAppRegistration } from "../types.ts";

/** Which sub-app a file belongs to. */
export interface Ownership {
  readonly ownerOf: (url: string) => string | undefined;
  /** Adds files to a sub-app, together with everything in their folders. */
  readonly claim: (app: string, urls: readonly string[]) => void;
}

/**
 * A sub-app owns the folders of its entry page and of its modules; the longest match wins. Folders
 * that also hold the host's scripts, and the root of the host's origin, have no owner.
 */
export const createOwnership = (
  registrations: readonly SubAppRegistration[],
  hostScripts: () => readonly string[],
): Ownership => {
  /** By file address, or by folder address with a trailing slash. */
  const owners = new Map<string, string>();
  const addFolder = (app: string, url: URL | null) => {
    const folder = url && new URL(".", url).href;
    if (!folder || folder === `${location.origin}/` || owners.has(folder)) return;
    if (!hostScripts().some((script) => script.startsWith(folder))) owners.set(folder, app);
  };
  for (const { name, entry } of registrations) addFolder(name, URL.parse(entry, document.baseURI));
  return {
    ownerOf(url) {
      for (let at = url; at; at = at.slice(0, at.slice(0, -1).lastIndexOf("/") + 1)) {
        const app = owners.get(at);
        if (app !== undefined) return app;
      }
      return undefined;
    },
    claim(app, urls) {
      for (const url of urls) {
        if (hostScripts().includes(url)) continue;
        owners.set(url, app);
        addFolder(app, URL.parse(url));
      }
    },
  };
};
