import { getDomain } from "tldts";

/**
 * A site as browsers define it: scheme and registrable domain; for an IP address or `localhost`, the host itself. A
 * trailing dot makes it another site.
 */
const siteOf = ({ protocol, hostname }: URL): string => {
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
  return `${protocol}//${domain}${/\w\.$/.test(hostname) ? "." : ""}`;
};

/** Why a page of this origin can't embed the console as a guest; undefined if it can. */
const refusalOf = (text: string, publicUrl: URL): string | undefined => {
  const url = URL.parse(text);
  const isNamed = /^https?:\/\/[\w.[\]:-]+$/.test(url?.origin ?? "");
  if (!url || !isNamed || url.origin !== text)
    return `${text} must be an origin, such as ${isNamed ? url?.origin : "https://portal.example.com"}`;
  if (url.origin === publicUrl.origin) return `${text} is the console's own origin; leave it out`;
  if (siteOf(url) === siteOf(publicUrl)) return undefined;
  return `${text} must be on the site of PUBLIC_URL (${siteOf(publicUrl)}): browsers send the session cookie to no other`;
};

/** Parses `HOST_ORIGINS`: the valid origins, and the errors of the others. */
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
