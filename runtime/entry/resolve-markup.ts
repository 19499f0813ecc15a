import { veil } from "../effects/page-knowledge.ts";

/** Each candidate of a `srcset`: its address, and what follows up to the next one. */
const candidates = /([\s,]*)(\S*[^\s,])(,|[^,]*)/g;
/** Attributes whose value is CSS that may name a file. */
const painting = new RegExp(
  `^(?:${veil}style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-\\w+)?)$`,
);
/** Addresses in CSS; other strings are matched so that their content is left alone. */
const inCss =
  /url\(\s*(?:(["'])((?:\\[^]|(?!\1)[^\\])*)\1|((?:[^"'()\s\\]|\\[^])*))\s*\)|(["'])((?:\\[^]|(?!\4)[^\\])*)\4/gi;
/** A string that follows this is an address, too. */
const before = /(?:@import\s*|image-set\((?:[^()]|\([^()]*\))*)$/i;

/** Whether an attribute names a file that is loaded, other than by following a link. */
const isAddress = ({ localName }: Element, name: string): boolean =>
  /^(?:src|poster|background)$/.test(name) ||
  (name === "data" && localName === "object") ||
  (/^(?:xlink:)?href$/.test(name) && !/^(?:a|area)$/.test(localName));

/**
 * Makes the relative addresses of files in an entry page's veiled markup absolute. Links and forms
 * keep theirs: they lead to the host's addresses, as the sub-app's router does.
 */
export const resolveMarkup = (root: DocumentFragment, base: string): void => {
  const absolute = (address: string) =>
    /^\s*(?:#|$)/.test(address) ? address : (URL.parse(address, base)?.href ?? address);
  const styled = (css: string) =>
    css.replace(inCss, (token, _, quoted, bare, __, words, at: number) => {
      const isWords = words !== undefined && !before.test(css.slice(0, at));
      const address = (quoted ?? bare ?? words) as string;
      if (isWords || /^(?:#|$)/.test(address)) return token;
      return `url("${absolute(address.replace(/\\([^])/g, "$1")).replaceAll('"', "%22")}")`;
    });
  const resolved = (element: Element, name: string, value: string): string => {
    if (name === "srcset")
      return value.replace(
        candidates,
        (_, start: string, address: string, rest: string) => start + absolute(address) + rest,
      );
    if (name === "srcdoc") {
      const inside = document.createElement("template");
      inside.innerHTML = value;
      resolveMarkup(inside.content, base);
      return inside.innerHTML;
    }
    if (painting.test(name)) return styled(value);
    return isAddress(element, name) ? absolute(value) : value;
  };
  for (const element of root.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      const value = resolved(element, attribute.name, attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
    if (element.localName === "style") element.textContent = styled(element.textContent);
    const { content } = element as Partial<HTMLTemplateElement>;
    // A template in SVG has none, and a meta element's is a text.
    if (content?.nodeType) resolveMarkup(content, base);
  }
};
