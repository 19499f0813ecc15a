/** The attribute with which an element loads a file. */
const attributeOf = (node: Node): "src" | "href" | undefined =>
  node instanceof HTMLScriptElement ? "src" : node instanceof HTMLLinkElement ? "href" : undefined;

const whole = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Whether it is a link or script with a relative address. */
export const hasRelativeAddress = (node: Node): boolean => {
  const name = attributeOf(node);
  return name !== undefined && !whole.test((node as Element).getAttribute(name)?.trim() ?? "");
};

/** Resolves the relative address of a link or script as on the sub-app's own page. */
export const resolveAddress = (node: Node, base: string): void => {
  const name = attributeOf(node);
  const url = name && URL.parse((node as Element).getAttribute(name) ?? "", base);
  if (url) (node as Element).setAttribute(name, url.href);
};
