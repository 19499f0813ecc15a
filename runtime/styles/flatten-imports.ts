import { importing, type StyleSource } from "./source.ts";

/**
 * Parses without applying. Constructed sheets drop `@import`, so this uses an element of an inert
 * page.
 */
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

/**
 * Replaces `@import` with the imported sheets: the sources in cascade order. Circular imports are
 * skipped, as in browsers. `load` returns a sheet's text and final URL.
 */
export const flattenImports = async (
  source: StyleSource,
  nonce: string | undefined,
  load: (url: string) => Promise<{ text: string; url: string }>,
  above: readonly string[],
): Promise<StyleSource[]> => {
  if (!importing.test(source.text)) return [source];
  const parts: Promise<StyleSource[]>[] = [];
  for (const rule of topRules(source.text, nonce)) {
    if (rule instanceof CSSLayerStatementRule)
      parts.push(Promise.resolve([{ ...source, text: rule.cssText }]));
    else if (rule instanceof CSSImportRule) {
      const url = URL.parse(rule.href, source.base)?.href;
      if (url === undefined || above.includes(url)) continue;
      const around = [...source.around, ...conditionsOf(rule)];
      const flatten = async () => {
        const { text, url: base } = await load(url);
        return flattenImports({ text, base, around }, nonce, load, [...above, url]);
      };
      parts.push(flatten());
    } else break;
  }
  return [...(await Promise.all(parts)).flat(), source];
};
