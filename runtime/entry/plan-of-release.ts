import type { SubAppRegistration } from "../types.ts";
import type { EntryPlan } from "./plan.ts";

/** The plan of a release whose files are known in advance, so no entry page is fetched. */
export const planOfRelease = (registration: SubAppRegistration): EntryPlan | undefined => {
  const { release, legacy, realm } = registration;
  // These two need the page's classic scripts and markup.
  if (!release || legacy || realm) return undefined;
  const url = new URL(registration.entry, document.baseURI).href;
  const file = (path: string) => ({ url: new URL(path, url).href, integrity: undefined });
  const entry = file(release.entry);
  return {
    url,
    base: url,
    known: true,
    entry: entry.url,
    modules: [entry],
    preloads: release.modules.map(file).filter((module) => module.url !== entry.url),
    styles: release.styles.map((path) => ({ kind: "link", media: "", ...file(path) })),
    scripts: [],
    inline: [],
    refused: [],
    html: "",
  };
};
