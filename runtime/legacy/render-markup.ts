import { unveil, veil } from "../effects/page-knowledge.ts";

/** The address of each candidate in a `srcset`: the first word, and the first after each comma. */
const candidate = /(?<=^\s*|,\s+)[^\s,][^\s]*/g;

const cleanAttribute = (element: Element, { name, value: given }: Attr, base: string): void => {
  const value = unveil(given);
  const absolute = (url: string) => URL.parse(url, base)?.href ?? url;
  if (name.startsWith(veil)) {
    element.removeAttribute(name);
    // The policy allows styles that a script sets.
    if (name === `${veil}style`) (element as HTMLElement).style.cssText = value;
  } else if (/^\s*javascript:/i.test(value)) element.removeAttribute(name);
  else if (name === "src" || name === "poster") element.setAttribute(name, absolute(value));
  else if (name === "srcset") element.setAttribute(name, value.replace(candidate, absolute));
  else if (value !== given) element.setAttribute(name, value);
};

/** The nodes are created in their page's window: scripts there check `instanceof HTMLElement`. */
const clean = (root: DocumentFragment, base: string): void => {
  const nodes = root.ownerDocument.createNodeIterator(root);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      for (const attribute of Array.from(element.attributes))
        cleanAttribute(element, attribute, base);
      if (element.localName === "template") clean((element as HTMLTemplateElement).content, base);
    } else if (node.nodeValue?.includes(veil)) node.nodeValue = unveil(node.nodeValue);
};

/**
 * Renders the veiled markup of an entry page into the element. Nothing in it can run a script, and
 * its images are relative to the entry page.
 */
export const renderMarkup = (element: Element, html: string, base: string): void => {
  // A template's content is inert: nothing loads or runs while it is cleaned.
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  clean(template.content, base);
  element.replaceChildren(template.content);
};
