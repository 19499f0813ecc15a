import type { Host } from "../types.ts";

/** An address, a link, or a click on a link. */
export type NavigationTarget = string | { href: string } | Event;

/** The requested address, and whether it was a click. */
const addressIn = (self: unknown, target: unknown): unknown => {
  if (typeof target === "string") return target;
  const { currentTarget, href } = (target ?? {}) as { currentTarget?: unknown; href?: unknown };
  // An event handler set on the link is called with the link as `this`.
  for (const place of [currentTarget, target, self])
    if (typeof (place as { href?: unknown } | null | undefined)?.href === "string")
      return (place as { href: string }).href;
  return href;
};

/**
 * single-spa's `navigateToUrl`: within the console it navigates the host; another origin leaves the
 * page. Throws for anything that isn't a page address.
 */
export const navigateToUrl = (host: Host) =>
  function navigateToUrl(this: unknown, target?: NavigationTarget): void {
    const address = addressIn(this, target);
    const url = typeof address === "string" ? URL.parse(address, document.baseURI) : null;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new TypeError(
        `navigateToUrl needs an http(s) address, a link, or the click on a link, not ${String(address)}.`,
      );
    if (typeof target === "object" && "preventDefault" in target) target.preventDefault();
    const { navigate } = host as { navigate?: (to: string) => void };
    const [here] = window.location.href.split("#", 1);
    // As in single-spa: hash routers react only to changes of the hash.
    if (url.hash && url.href.split("#", 1)[0] === here) window.location.hash = url.hash;
    else if (url.origin === window.location.origin && navigate)
      navigate(url.pathname + url.search + url.hash);
    else window.location.assign(url);
  };
