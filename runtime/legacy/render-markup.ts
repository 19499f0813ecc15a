/** Parsing such an attribute would be against a strict policy; setting it through the CSSOM is not. */
const styleAttributes = /(\s)style(?=\s*=)/gi;
const parkedStyle = "data-parked-style";

/** The address of each candidate of a `srcset`: what stands first and after a comma. */
const candidate = /(?<=^\s*|,\s+)[^\s,][^\s]*/g;

const cleanAttribute = (element: Element, { name, value }: Attr, base: string): void => {
  if (/^on/i.test(name) || /^\s*javascript:/i.test(value)) element.removeAttribute(name);
  else if (name === parkedStyle) {
    element.removeAttribute(name);
    (element as HTMLElement).style.cssText = value;
  } else if (name === "src" || name === "poster")
    element.setAttribute(name, URL.parse(value, base)?.href ?? value);
  else if (name === "srcset")
    element.setAttribute(
      name,
      value.replace(candidate, (url) => URL.parse(url, base)?.href ?? url),
    );
};

/**
 * Puts the markup of an entry page into the element. Nothing in it can run a script, and its images
 * are relative to the page.
 */
export const renderMarkup = (element: Element, html: string, base: string): void => {
  // A template's content belongs to no page: nothing loads or runs while it is cleaned.
  const template = document.createElement("template");
  template.innerHTML = html.replace(styleAttributes, `$1${parkedStyle}`);
  for (const each of template.content.querySelectorAll("*"))
    for (const attribute of Array.from(each.attributes)) cleanAttribute(each, attribute, base);
  element.replaceChildren(template.content);
};
