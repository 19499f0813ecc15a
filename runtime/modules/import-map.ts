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

/** Addresses whose integrity the page's own import maps tell: told twice, it earns a warning. */
export const mappedIntegrity = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('script[type="importmap"]')].flatMap(({ textContent }) =>
      integrityIn(textContent).map((url) => new URL(url, document.baseURI).href),
    ),
  );

/** Adds to the page's import maps, as far as the browser merges several. */
export const addImportMap = (map: ImportMap, nonce: string | undefined): void => {
  const script = document.createElement("script");
  script.type = "importmap";
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(map);
  Element.prototype.append.call(document.head, script);
  script.remove();
};
