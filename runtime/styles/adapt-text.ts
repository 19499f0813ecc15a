import { adaptDeclaration, mayAnimate, mayCarry, prefixed } from "./names.ts";
import { scopeSelector } from "./scope-selector.ts";
import type { StyleSource } from "./source.ts";

/** A few rules without anything that could hide a brace. */
const plain = /(?:[^{}"'\\@/]*\{[^{}"'\\@/]*\}){1,8}/y;
/** What would need changes in such rules. */
const touched = /html|body|:root|\.dark|\[(?:dir|lang|data-)|url\(/i;
const animated = new RegExp(`${touched.source}|animation`, "i");
const carrying = new RegExp(`${animated.source}|--`, "i");

const marks = /[{};"'\\]|\/\*|url\(/gi;
// Comments and strings are matched so that their content is left alone.
const tokens =
  /\/\*[^]*?(?:\*\/|$)|url\(\s*(?:(["'])((?:\\[^]|(?!\1)[^\\\n])*)\1|((?:[^"'()\s\\]|\\[^])*))\s*\)|(["'])(?:\\[^]|(?!\4)[^\\\n])*\4|\\[^]/iy;
/** The next string is an address, too. */
const imageSet = /image-set\((?:[^()]|\([^()]*\))*$/i;
const layer = /^\s*@layer/i;

const fromEscapes = (text: string): string =>
  text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, hex: string | undefined, character) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : String(character),
  );

const absolute = (token: string, address: string | undefined, base: string): string => {
  if (!address || address.startsWith("#")) return token;
  const url = URL.parse(fromEscapes(address), base)?.href;
  return url === undefined ? token : `url("${url.replaceAll('"', "%22")}")`;
};

/**
 * Scopes a stylesheet's text to a sub-app in one pass. Selectors match only inside it, keyframe and
 * layer names get its prefix, and every `url()` becomes absolute. It works on text because
 * serializing parsed rules loses a shorthand with a var() next to a longhand of the same family. A
 * stray `}` is escaped: it would close the scope, while normally it invalidates only the next rule.
 */
export const adaptText = (app: string, { text, base, around }: StyleSource): string => {
  const blocks: string[] = [];
  const start = (head: string): string => {
    if (head.trimStart().startsWith("--")) return head;
    if (!head.includes("@")) return scopeSelector(head);
    const [, rule = "", name, rest = ""] = /^(\s*@([\w-]+)\s*)([^]*)/.exec(head) ?? [];
    if (!name) return scopeSelector(head);
    if (/keyframes$/i.test(name)) return rule + prefixed(app, rest);
    if (/^scope$/i.test(name)) return rule + scopeSelector(rest);
    // A layer inside another one is already separate.
    return /^layer$/i.test(name) && !blocks.some((block) => layer.test(block))
      ? rule + rest.replace(/[^\s,][^,]*/g, (one) => prefixed(app, one))
      : head;
  };
  const animates = mayAnimate(app, text);
  const special = !animates ? touched : mayCarry(app) ? carrying : animated;
  const end = (part: string) => {
    if (part.includes("@") && part.trimStart().startsWith("@")) return start(part);
    return animates && part ? adaptDeclaration(app, part) : part;
  };

  let out = "";
  let part = "";
  let at = 0;
  const open = (head: string) => {
    out += `${start(head)}{`;
    blocks.push(head);
  };
  for (const head of around) open(head);
  /** Copies rules that need no changes. */
  const copy = () => {
    plain.lastIndex = at;
    for (let run: string | undefined; (run = plain.exec(text)?.[0]);) {
      const stop = run.search(special);
      const length = stop < 0 ? run.length : run.lastIndexOf("}", stop) + 1;
      out += run.slice(0, length);
      at += length;
      plain.lastIndex = at;
      if (stop >= 0) break;
    }
    marks.lastIndex = at;
  };
  copy();
  for (let mark: RegExpExecArray | null; (mark = marks.exec(text));) {
    const { index } = mark;
    const token = mark[0];
    part += text.slice(at, index);
    at = index + 1;
    if (token === "{") open(part);
    else if (token === ";") out += end(part) + token;
    else if (token === "}") {
      if (blocks.length === around.length) {
        part += "!";
        continue;
      }
      out += end(part) + token;
      blocks.pop();
    } else {
      tokens.lastIndex = index;
      const [whole = token, , quoted, bare] = tokens.exec(text) ?? [];
      at = marks.lastIndex = index + whole.length;
      const words = /^["']/.test(whole) && imageSet.test(part) ? whole.slice(1, -1) : undefined;
      if (!whole.startsWith("/*")) part += absolute(whole, quoted ?? bare ?? words, base);
      else if (part.trim()) part += "/**/";
      continue;
    }
    part = "";
    if (token === "}") copy();
  }
  return out + end(part + text.slice(at));
};
