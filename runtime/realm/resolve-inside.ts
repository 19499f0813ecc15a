/**
 * Resolves the relative addresses of links and scripts created by code in a frame: its document has
 * the console's address, not the entry's.
 */
export const resolveInside = (page: Window & typeof globalThis, base: string): void => {
  const resolved = (address: string): string =>
    address ? (URL.parse(address, base)?.href ?? address) : address;
  const places = [
    [page.HTMLScriptElement.prototype, "src"],
    [page.HTMLLinkElement.prototype, "href"],
  ] as const;
  for (const [prototype, name] of places) {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...native,
      set(value: unknown) {
        native?.set?.call(this, resolved(String(value)));
      },
    });
    Object.defineProperty(prototype, "setAttribute", {
      configurable: true,
      writable: true,
      value(this: Element, key: unknown, value: unknown) {
        const [attribute, text] = [String(key), String(value)];
        const isAddress = attribute.toLowerCase() === name;
        page.Element.prototype.setAttribute.call(
          this,
          attribute,
          isAddress ? resolved(text) : text,
        );
      },
    });
  }
};
