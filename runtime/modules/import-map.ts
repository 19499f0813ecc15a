export interface ImportMap {
  integrity?: Readonly<Record<string, string>>;
  scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const integrityIn = (text: string | null): readonly string[] => {
  try {
    return Object.keys((JSON.parse(text ?? "") as ImportMap).integrity ?? {});
  } catch {
    // The browser ignores a map with invalid JSON too, and has reported it.
    return [];
  }
};

/**
 * Everything found so far: a map applies for the life of the page, even if its element is removed.
 */
const known = new Set<string>();
const know = (urls: readonly string[]) => {
  for (const url of urls) known.add(new URL(url, document.baseURI).href);
};

/** Addresses whose integrity an import map already contains: a duplicate causes a warning. */
export const mappedIntegrity = (): ReadonlySet<string> => {
  for (const { textContent } of document.querySelectorAll('script[type="importmap"]'))
    know(integrityIn(textContent));
  return known;
};

/** Adds to the page's import maps, if the browser supports merging them. */
export const addImportMap = (map: ImportMap, nonce: string | undefined): void => {
  const script = document.createElement("script");
  script.type = "importmap";
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(map);
  know(Object.keys(map.integrity ?? {}));
  Element.prototype.append.call(document.head, script);
  script.remove();
};
