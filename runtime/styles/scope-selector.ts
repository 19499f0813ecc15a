// Text inside strings, attribute selectors and escaped names never refers to the page.
const strings = /(["'])(?:\\[^]|(?!\1)[^\\])*\1|[\ue000-\uf8ff]/g;
const opaque = /\[[^\]]*\]|(?:[\w-]|[^\0-\x7f])*(?:\\[^](?:[\w-]|[^\0-\x7f])*)+/g;
const concerned = /html|body|:root|\.dark|\[(?:dir|lang|data-)/i;
const pageName = /^(?:html|body)(?![\w-])|:root(?![\w-])/gi;
/** How frameworks mark the page's mode on `<html>` or `<body>`. */
const mark = String.raw`(?:\.dark|\[(?:dir|lang|data-(?:\w+-)*(?:theme|mode|scheme))(?:[~|^$*]?=[^\]]*)?\])+`;
const pageState = new RegExp(`^(?:${mark}|:(?:where|is)\\(${mark}(?:,\\s*${mark})*\\))$`, "i");
const pseudoElement = /::|:(?=(?:before|after|first-l\w+)(?![\w-]))/i;

const scope = ":where(:scope)";
/** The scope's root at the specificity of the name: a class for `:root`, a type for the others. */
const rootAs = (name: string): string => (name[0] === ":" ? ":scope" : `${scope}:not(${name})`);

/**
 * Maps selectors for the page (`:root`, `html`, `body`) to the root of the scope, at the same
 * specificity. A condition on these elements may hold for the real one or the root; a negated one
 * must hold for neither.
 */
export const scopeSelector = (selector: string): string => {
  if (!concerned.test(selector)) return selector;
  // A private-use character replaces each finished part.
  const kept: string[] = [];
  const keep = (text: string): string => String.fromCharCode(0xe001 + kept.push(text) - 1);
  const restore = (text: string): string =>
    text.replace(/[\ue001-\uf8ff]/g, (mark) => kept[mark.charCodeAt(0) - 0xe001] ?? "");
  const done = (text: string): string => keep(restore(text));

  const onPage = (page: string, state: string) => `:is(:where(${page})${state} *,${state})`;
  const compound = (text: string, offset: number, list: string): string => {
    const isFirst = /(?:^|,)\s*$/.test(list.slice(0, offset));
    if (isFirst && list === whole && pageState.test(restore(text)))
      return done(`:is(${scope} ${text},${scope}${onPage("html,body", text)})`);
    const names = text.match(pageName);
    const [name = ""] = names ?? [];
    const page = /body/i.test(name) ? "body" : "html";
    // Nothing is around or before <html>: `* html` is a hack for old browsers.
    if (!names || (page === "html" && !isFirst)) return text;
    const rest = text.replace(pageName, "");
    const [asked = ""] = rest.split(pseudoElement, 1);
    const forbids = asked.match(/:not[\ue001-\uf8ff]/gi)?.join("") ?? "";
    const demands = asked.replace(/:not[\ue001-\uf8ff]/gi, "");
    const root =
      names.map((one) => rootAs(one.toLowerCase())).join("") +
      (demands && onPage(page, demands)) +
      (forbids && `${forbids}:where(:where(${page})${forbids} *)`);
    return `\ue000${done(root)}${rest.slice(asked.length)}`;
  };
  const complex = (list: string): string =>
    list
      .replace(/[^\s>+~,]+/g, compound)
      // In a scope, `html body` and `:root > body` are the same element.
      .replace(/(\ue000.)(?:\s*>\s*|\s+)(?=\ue000)/g, "$1")
      .replaceAll("\ue000", "");

  let whole = selector.replace(strings, keep).replace(opaque, done);
  for (let before = ""; before !== whole;) {
    before = whole;
    whole = whole.replace(/\(([^()]*)\)/g, (_, list: string) => done(`(${complex(list)})`));
  }
  return restore(complex(whole));
};
