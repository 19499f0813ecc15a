/** Not shared with `modules/entry-address.ts`: a file for both would be one more for each first mount. */
const isRelative = (address: string): boolean =>
  address !== "" && !address.startsWith("//") && !URL.canParse(address);

/**
 * Resolves the relative addresses of links and scripts that code inside a frame makes: its document has the
 * console's address, not the entry's.
 */
export const resolveInside = (page: Window & typeof globalThis, base: string): void => {
  const resolved = (address: unknown): unknown =>
    isRelative(String(address)) ? (URL.parse(String(address), base)?.href ?? address) : address;
  const places = [
    [page.HTMLScriptElement.prototype, "src"],
    [page.HTMLLinkElement.prototype, "href"],
  ] as const;
  for (const [prototype, name] of places) {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...native,
      set(value: unknown) {
        native?.set?.call(this, resolved(value));
      },
    });
    const setAttribute = prototype.setAttribute;
    Object.defineProperty(prototype, "setAttribute", {
      configurable: true,
      writable: true,
      value(this: Element, key: string, value: string) {
        const isAddress = String(key).toLowerCase() === name;
        setAttribute.call(this, key, (isAddress ? resolved(value) : value) as string);
      },
    });
  }
};
