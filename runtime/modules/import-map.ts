export interface ImportMap {
  integrity?: Readonly<Record<string, string>>;
  scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Adds to the page's import maps, as far as the browser merges several. */
export const addImportMap = (map: ImportMap, nonce: string | undefined): void => {
  const script = document.createElement("script");
  script.type = "importmap";
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(map);
  Element.prototype.append.call(document.head, script);
  script.remove();
};
