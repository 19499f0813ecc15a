/**
 * The server's nonce for this page's scripts and styles; undefined on a page without one, such as a dev
 * server's. Browsers hide the attribute, so it is read from a script's property.
 */
export const pageNonce = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce], [data-console="guest"][nonce]')?.nonce ||
      undefined;
