/**
 * The nonce that the server gave this page's scripts and styles, or undefined on a page without
 * one (a dev server, or none at all). Browsers hide the attribute, so the property of a script is read.
 */
export const pageNonce = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
