import type { Ambient } from "../effects/ambient.ts";
import { adaptText } from "../styles/adapt-text.ts";

const text = ":root { animation: a } html > body.b:not(.c) { --a: a; src: url(a) } @keyframes a {}";
const page =
  '<base href="a"><link rel="modulepreload" href="a"><script type="module" src="a"></script>';

/**
 * Runs once, in an idle moment, what the first mount would otherwise wait for to be compiled; `pages`
 * says whether entry pages will have to be read.
 */
export const warmUp = async (ambient: Ambient, pages: boolean): Promise<void> => {
  ambient.warmUp();
  const { baseURI } = document;
  adaptText("", { text, base: baseURI, around: [] });
  if (!pages) return;
  const { readEntry } = await import("../entry/read-entry.ts");
  const entry = { text: page, url: baseURI, mime: "text/html" };
  await readEntry(entry, { name: "", entry: baseURI, credentials: "same-origin" }, []);
};
