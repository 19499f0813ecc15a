import type { SubAppRegistration } from "../types.ts";

/** Which sub-app a file belongs to. */
export interface Ownership {
  /** The owner now, or when others were in the page. */
  readonly ownerOf: (url: string, present?: readonly string[]) => string | undefined;
  /** Whether it is one of a file's owners, present or not. */
  readonly owns: (app: string, url: string) => boolean;
  /** Adds files to a sub-app, together with everything in their folders. */
  readonly claim: (app: string, urls: readonly string[]) => void;
  /** The sub-apps in the page, the one that owns what several claim first. */
  present: readonly string[];
}

/**
 * A sub-app owns the folders of its entry page and of its modules; the longest match wins. Folders
 * that also hold the host's scripts, and the root of the host's origin, have no owner. What several
 * claim belongs to the one that is in the page, else to the first.
 */
export const createOwnership = (
  registrations: readonly SubAppRegistration[],
  hostScripts: () => readonly string[],
): Ownership => {
  /** By file address, or by folder address with a trailing slash. */
  const owners = new Map<string, Set<string>>();
  const add = (app: string, address: string) =>
    owners.set(address, (owners.get(address) ?? new Set()).add(app));
  const addFolder = (app: string, url: URL | null, isShared: boolean) => {
    const folder = url && new URL(".", url).href;
    if (!folder || folder === `${location.origin}/` || (!isShared && owners.has(folder))) return;
    if (!hostScripts().some((script) => script.startsWith(folder))) add(app, folder);
  };
  for (const { name, entry } of registrations)
    addFolder(name, URL.parse(entry, document.baseURI), true);
  const find = (url: string): ReadonlySet<string> => {
    for (let at = url; at; at = at.slice(0, at.slice(0, -1).lastIndexOf("/") + 1)) {
      const apps = owners.get(at);
      if (apps) return apps;
    }
    return new Set();
  };
  const ownership: Ownership = {
    present: [],
    ownerOf(url, present = ownership.present) {
      const apps = find(url);
      return present.find((app) => apps.has(app)) ?? [...apps][0];
    },
    owns: (app, url) => find(url).has(app),
    claim(app, urls) {
      for (const url of urls) {
        if (hostScripts().includes(url)) continue;
        add(app, url);
        addFolder(app, URL.parse(url), false);
      }
    },
  };
  return ownership;
};
