import { unveil, veil } from "../effects/page-knowledge.ts";

const cleanAttribute = (element: Element, { name, value: given }: Attr): void => {
  const value = unveil(given);
  if (name.startsWith(veil)) {
    element.removeAttribute(name);
    // The policy allows styles that a script sets.
    if (name === `${veil}style`) (element as HTMLElement).style.cssText = value;
  } else if (/^\s*javascript:/i.test(value)) element.removeAttribute(name);
  else if (value !== given) element.setAttribute(name, value);
};

/** The nodes are created in their page's window: scripts there check `instanceof HTMLElement`. */
const clean = (root: DocumentFragment): void => {
  const nodes = root.ownerDocument.createNodeIterator(root);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      for (const attribute of Array.from(element.attributes)) cleanAttribute(element, attribute);
      const { content } = element as Partial<HTMLTemplateElement>;
      // A template in SVG has none, and a meta element's is a text.
      if (content?.nodeType) clean(content);
    } else if (node.nodeValue?.includes(veil)) node.nodeValue = unveil(node.nodeValue);
};

/** Renders the veiled markup of an entry page into the element. Nothing in it can run a script. */
export const renderMarkup = (element: Element, html: string): void => {
  // A template's content is inert: nothing loads or runs while it is cleaned.
  const template = element.ownerDocument.createElement("template");
  template.innerHTML = html;
  clean(template.content);
  element.replaceChildren(template.content);
};
