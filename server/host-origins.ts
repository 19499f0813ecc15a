import { getDomain } from "tldts";

/**
 * What a browser calls one site: scheme and registrable domain; of an address or `localhost`, the host itself.
 * A dot at the end makes another site of it.
 */
const siteOf = ({ protocol, hostname }: URL): string => {
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
  return `${protocol}//${domain}${/\w\.$/.test(hostname) ? "." : ""}`;
};

/** Why a page of an origin can't hold the console as a guest; undefined where it can. */
const refusalOf = (text: string, publicUrl: URL): string | undefined => {
  const url = URL.parse(text);
  const isNamed = /^https?:\/\/[\w.[\]:-]+$/.test(url?.origin ?? "");
  if (!url || !isNamed || url.origin !== text)
    return `${text} must be an origin, such as ${isNamed ? url?.origin : "https://portal.example.com"}`;
  if (url.origin === publicUrl.origin) return `${text} is the console's own origin; leave it out`;
  if (siteOf(url) === siteOf(publicUrl)) return undefined;
  return `${text} must be on the site of PUBLIC_URL (${siteOf(publicUrl)}): browsers send the session cookie to no other`;
};

/** Reads `HOST_ORIGINS`: the origins, and what is wrong with others. */
export const readHostOrigins = (
  text: string,
  publicUrl: string,
): { origins: string[]; wrong: string[] } => {
  const origins = text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const wrong = origins.flatMap((one) => refusalOf(one, new URL(publicUrl)) ?? []);
  return { origins, wrong: wrong.map((why) => `HOST_ORIGINS: ${why}`) };
};
