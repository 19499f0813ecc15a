import type { StyleSource } from "./source.ts";

/** Parses without applying: constructed sheets drop `@import`, so it takes an element of an inert page. */
const topRules = (text: string, nonce: string | undefined): CSSRule[] => {
  const style = document.implementation.createHTMLDocument("").createElement("style");
  if (nonce) style.nonce = nonce;
  style.textContent = text;
  style.ownerDocument.head.append(style);
  if (!style.sheet)
    throw new Error("The page's policy forbids parsing @import: give the runtime its nonce.");
  return [...style.sheet.cssRules];
};

const conditionsOf = (rule: CSSImportRule): string[] => {
  const around: string[] = [];
  if (rule.media.mediaText) around.push(`@media ${rule.media.mediaText}`);
  if (rule.supportsText) around.push(`@supports (${rule.supportsText})`);
  if (rule.layerName !== null) around.push(`@layer ${rule.layerName}`);
  return around;
};

export interface FlattenOptions {
  nonce: string | undefined;
  /** Fetches an imported sheet; answers its text and its final URL. */
  load: (url: string) => Promise<{ text: string; url: string }>;
}

/**
 * Replaces `@import` by what it imports: the sources in the order of the cascade. A sheet that
 * imports one of those it is imported by is left out, as browsers do.
 */
export const flattenImports = async (
  source: StyleSource,
  options: FlattenOptions,
  above: readonly string[] = [],
): Promise<StyleSource[]> => {
  if (!/@import/i.test(source.text)) return [source];
  const parts: Promise<StyleSource[]>[] = [];
  for (const rule of topRules(source.text, options.nonce)) {
    if (rule instanceof CSSLayerStatementRule)
      parts.push(Promise.resolve([{ ...source, text: rule.cssText }]));
    else if (rule instanceof CSSImportRule) {
      const url = URL.parse(rule.href, source.base)?.href;
      if (url === undefined || above.includes(url)) continue;
      const around = [...source.around, ...conditionsOf(rule)];
      parts.push(
        options
          .load(url)
          .then((loaded) =>
            flattenImports({ text: loaded.text, base: loaded.url, around }, options, [
              ...above,
              url,
            ]),
          ),
      );
    } else break;
  }
  return [...(await Promise.all(parts)).flat(), source];
};
