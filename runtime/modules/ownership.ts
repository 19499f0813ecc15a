import type { SubAppRegistration } from "../types.ts";

/** Which sub-app a file belongs to. */
export interface Ownership {
  readonly ownerOf: (url: string) => string | undefined;
  /** More files of a sub-app, with all that lies beside them. */
  readonly claim: (app: string, urls: readonly string[]) => void;
}

const folderOf = (url: string): string => new URL(".", url).href;

/**
 * A sub-app owns the folders of its entry page and of its modules, the longest match winning. A
 * folder in which the host keeps scripts too, and the root of the host's origin, are nobody's.
 */
export const createOwnership = (
  registrations: readonly SubAppRegistration[],
  hostScripts: () => readonly string[],
): Ownership => {
  const folders = new Map<string, string>();
  const files = new Map<string, string>();
  const add = (app: string, url: string) => {
    if (!URL.canParse(url)) return;
    const folder = folderOf(url);
    const ofHost = hostScripts().some((script) => script.startsWith(folder));
    if (!ofHost && folder !== `${window.location.origin}/` && !folders.has(folder))
      folders.set(folder, app);
  };
  for (const { name, entry } of registrations)
    add(name, URL.parse(entry, document.baseURI)?.href ?? entry);
  return {
    ownerOf(url) {
      const file = files.get(url);
      if (file !== undefined) return file;
      for (let folder = url; ;) {
        const slash = folder.lastIndexOf("/", folder.length - 2);
        if (slash < 0) return undefined;
        folder = folder.slice(0, slash + 1);
        const app = folders.get(folder);
        if (app !== undefined) return app;
      }
    },
    claim(app, urls) {
      for (const url of urls) {
        if (hostScripts().includes(url)) continue;
        files.set(url, app);
        add(app, url);
      }
    },
  };
};
