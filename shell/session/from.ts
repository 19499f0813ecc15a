/** The address encoded for `from`: base64 of its UTF-8 bytes. */
export const encodeFrom = (address: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(address)));

/** The text of base64, also in its URL-safe alphabet. */
export const decodeText = (value: string): string | undefined => {
  // An unescaped plus arrives as a space; some senders use the URL-safe alphabet.
  const standard = value.trim().replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The path to go to after signing in, or undefined if `from` isn't a page of this origin that `leadsBack`
 * accepts. Anyone can craft a link with any `from`, so anything unusual is refused.
 */
export const decodeFrom = (
  value: string | null,
  origin: string,
  leadsBack: (pathname: string) => boolean,
): string | undefined => {
  const text = value ? decodeText(value) : undefined;
  // Browsers silently drop control characters and turn backslashes into slashes.
  if (!text || /[\p{Cc}\\]/u.test(text)) return undefined;
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(text)) return undefined;
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.username || url.password) return undefined;
  if (url.pathname.startsWith("//")) return undefined;
  return leadsBack(url.pathname) ? url.pathname + url.search + url.hash : undefined;
};
