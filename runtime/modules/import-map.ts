export interface ImportMap {
  integrity?: Readonly<Record<string, string>>;
  scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const integrityIn = (text: string | null): readonly string[] => {
  try {
    return Object.keys((JSON.parse(text ?? "") as ImportMap).integrity ?? {});
  } catch {
    // A map that is no JSON is none to the browser either, which has told it.
    return [];
  }
};

/** All that was ever found: a map holds for the life of the page, its element may go. */
const known = new Set<string>();
const know = (urls: readonly string[]) => {
  for (const url of urls) known.add(new URL(url, document.baseURI).href);
};

/** Addresses whose integrity import maps tell: told twice, it earns a warning. */
export const mappedIntegrity = (): ReadonlySet<string> => {
  for (const { textContent } of document.querySelectorAll('script[type="importmap"]'))
    know(integrityIn(textContent));
  return known;
};

/** Adds to the page's import maps, as far as the browser merges several. */
export const addImportMap = (map: ImportMap, nonce: string | undefined): void => {
  const script = document.createElement("script");
  script.type = "importmap";
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(map);
  know(Object.keys(map.integrity ?? {}));
  Element.prototype.append.call(document.head, script);
  script.remove();
};
