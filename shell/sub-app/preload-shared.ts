import type { SubAppRegistration } from "@console-shell/contract";
import { pageNonce } from "@console-shell/ui";

const asked = new Set<string>();

/** Fetches the shared modules that a sub-app imports, together with its own files. */
export const preloadShared = ({
  entry,
  preloads = [],
}: Pick<SubAppRegistration, "entry" | "preloads">): void => {
  for (const path of preloads) {
    const { href } = new URL(path, new URL(entry, document.baseURI));
    if (asked.has(href)) continue;
    asked.add(href);
    // The page's import map has its integrity.
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, nonce: pageNonce() ?? "" });
    document.head.append(link);
  }
};
