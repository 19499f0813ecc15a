// Comments and strings are matched so that a url() or a brace inside them is left alone.
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|url\(\s*(?:"((?:[^"\\\n]|\\[\s\S])*)"|'((?:[^'\\\n]|\\[\s\S])*)'|((?:[^"'()\s\\]|\\[\s\S])*))\s*\)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\\[\s\S]|[{}]/gi;

const fromEscapes = (text: string): string =>
  text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex: string | undefined, character) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : String(character),
  );

/**
 * Makes every `url()` of a stylesheet's text absolute, and takes the meaning out of a `}` that
 * closes nothing: on its own it would only void the next rule; inside a wrapper it would end that.
 */
export const absoluteText = (text: string, base: string): string => {
  let depth = 0;
  return text.replace(tokens, (token, double?: string, single?: string, bare?: string): string => {
    if (token === "{") depth += 1;
    if (token === "}") {
      if (depth === 0) return "!";
      depth -= 1;
    }
    const address = double ?? single ?? bare;
    if (address === undefined || address === "" || address.startsWith("#")) return token;
    const url = URL.parse(fromEscapes(address), base)?.href;
    return url === undefined ? token : `url("${url.replaceAll('"', "%22")}")`;
  });
};
