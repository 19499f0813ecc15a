/** Parsing such attributes would be against a strict policy, even in inert content. */
const forbidden = /(\s)(style|on\w+)(?=\s*=)/gi;
const veil = "data-veiled-by-the-runtime-";
const unveil = (text: string): string => text.replaceAll(veil, "");

/** The address of each candidate of a `srcset`: what stands first and after a comma. */
const candidate = /(?<=^\s*|,\s+)[^\s,][^\s]*/g;

const cleanAttribute = (element: Element, { name, value: veiled }: Attr, base: string): void => {
  const value = unveil(veiled);
  const absolute = (url: string) => URL.parse(url, base)?.href ?? url;
  if (name.startsWith(veil)) {
    element.removeAttribute(name);
    // The policy has nothing against styles that a script sets.
    if (name === `${veil}style`) (element as HTMLElement).style.cssText = value;
  } else if (/^\s*javascript:/i.test(value)) element.removeAttribute(name);
  else if (name === "src" || name === "poster") element.setAttribute(name, absolute(value));
  else if (name === "srcset") element.setAttribute(name, value.replace(candidate, absolute));
  else if (value !== veiled) element.setAttribute(name, value);
};

/**
 * Puts the markup of an entry page into the element. Nothing in it can run a script, and its images
 * are relative to the page.
 */
export const renderMarkup = (element: Element, html: string, base: string): void => {
  // A template's content belongs to no page: nothing loads or runs while it is cleaned.
  const template = document.createElement("template");
  template.innerHTML = html.replace(forbidden, `$1${veil}$2`);
  const nodes = document.createNodeIterator(template.content);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Element)
      for (const attribute of Array.from(node.attributes)) cleanAttribute(node, attribute, base);
    else if (node.nodeValue?.includes(veil)) node.nodeValue = unveil(node.nodeValue);
  element.replaceChildren(template.content);
};
