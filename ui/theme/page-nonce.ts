/**
 * The nonce that the server gave this page's scripts and styles, or undefined on a page without
 * one (a dev server, or none at all). Browsers hide the attribute, so the property of a script is read.
 */
export const pageNonce = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce], [data-console="guest"][nonce]')?.nonce ||
      undefined;
