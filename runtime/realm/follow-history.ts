import type { Host } from "../types.ts";
import type { Departure, Departures } from "./guard-frame.ts";

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}
interface HistoryServices {
  navigate?: (to: string, options: { replace: boolean; state: unknown }) => void;
  location?: { get(): Place; subscribe(listener: () => void): unknown };
  basename?: string;
}

const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;
const ofConsole = (): Place => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  state: window.history.state as unknown,
});

/** Moves an address from one base path to another. */
const moved = (to: string, from: string, into: string): string => {
  const [start, end] = [from, into].map((path) => path.replace(/\/$/, ""));
  if (from === into || !to.startsWith(start ?? "")) return to;
  const rest = to.slice(start?.length);
  // A router's home is its base with a slash; the console's pages have none.
  if (/^\/?(?:[?#]|$)/.test(rest)) return (into || "/") + rest.replace(/^\//, "");
  return end + rest;
};

interface FollowParts {
  host: Host;
  page: Window & typeof globalThis;
  /** The sub-app's own base path and origin, if it doesn't know the console's. */
  base: string | undefined;
  origin: string;
  departures: Departures;
  /** Ends with the frame. */
  signal: AbortSignal;
  /** Replaces the frame with a new one, at the console's address; `visit` if that has changed. */
  renew: (why: "reload" | "visit") => void;
  fail: (error: Error) => void;
}

/**
 * Keeps the frame's address and the console's in sync. Only the console's history grows: a push
 * inside the frame becomes a replace there and a navigation here, and navigation here reaches the
 * frame as `popstate`. An address that would replace the frame's page is one of the console's.
 */
export const followHistory = (parts: FollowParts): void => {
  const { host, page, base, signal, renew } = parts;
  const { location, basename = "" } = host as HistoryServices;
  const { history } = page;
  const replaceInside = History.prototype.replaceState.bind(history);
  const place = location ? () => location.get() : ofConsole;
  const inward = (to: string) => moved(to, basename, base ?? basename);
  const outward = (to: string) => moved(to, base ?? basename, basename);
  /** The console's address for what the frame shows. */
  const now = () => outward(addressOf(page.location));
  let shown = now();
  /** A script has asked for a new page at this address. */
  let wanted: string | undefined;

  const publish = (replace: boolean, state: unknown) => {
    shown = now();
    const { navigate } = host as HistoryServices;
    if (navigate) navigate(shown, { replace, state });
    else if (replace) window.history.replaceState(state, "", shown);
    else window.history.pushState(state, "", shown);
  };
  const change =
    (replace: boolean) => (state: unknown, _title: string, url?: string | URL | null) => {
      // Throws for a forbidden address, as it would without a host.
      replaceInside(state, "", url ?? undefined);
      publish(replace, state);
    };
  history.pushState = change(false);
  history.replaceState = change(true);

  /** Navigates inside the frame, with the events that a browser fires. */
  const go = (to: string, state: unknown) => {
    const oldURL = page.location.href;
    replaceInside(state, "", new URL(to, oldURL));
    shown = now();
    const newURL = page.location.href;
    const moved = { oldURL, newURL };
    page.dispatchEvent(new page.PopStateEvent("popstate", { state }));
    if (oldURL.split("#", 1)[0] === newURL.split("#", 1)[0])
      page.dispatchEvent(new page.HashChangeEvent("hashchange", moved));
  };
  const follow = () => {
    const { state, ...next } = place();
    const to = addressOf(next);
    if (to === shown || !to.startsWith(basename)) return;
    if (to === wanted) renew("visit");
    else go(inward(to), state);
  };
  if (!base) {
    // The page was prepared in advance, at another address.
    follow();
  } else replaceInside(null, "", inward(addressOf(place())));
  shown = now();
  if (location) signal.addEventListener("abort", location.subscribe(follow) as () => void);
  else window.addEventListener("popstate", follow, { signal });

  const visit = (url: URL, replace: boolean) => {
    const own = base !== undefined && url.origin === parts.origin && url.pathname.startsWith(base);
    if (!own && url.origin !== page.location.origin) {
      const { location } = window.top ?? window;
      if (replace) location.replace(url.href);
      else location.href = url.href;
      return;
    }
    wanted = outward(addressOf(url));
    const { navigate } = host as HistoryServices;
    if (wanted === shown) renew("reload");
    // If the console stays, because something is unsaved, so does the frame.
    else if (navigate) navigate(wanted, { replace, state: null });
    else window.history[replace ? "replaceState" : "pushState"](null, "", wanted);
    if (!location) follow();
  };
  const leave = (departure: Departure) => {
    if (departure.kind === "reload") renew("reload");
    else if (departure.kind === "visit") visit(departure.url, departure.replace);
    else if (departure.kind === "send") {
      const { form } = departure;
      const target = form.getAttribute("target");
      form.target = "_top";
      page.HTMLFormElement.prototype.submit.call(form);
      if (target === null) form.removeAttribute("target");
      else form.target = target;
    } else parts.fail(new Error(`The sub-app has left its page for ${departure.href}.`));
  };
  parts.departures.hear((departure) => {
    if (!signal.aborted) leave(departure);
  });

  // A click that the sub-app doesn't handle would load a page into the frame.
  page.addEventListener("click", (event) => {
    // In a shadow root, the target is the shadow host.
    const link = (event.composedPath() as HTMLAnchorElement[]).find(
      ({ localName }) => localName === "a" || localName === "area",
    );
    const href = link?.getAttribute("href");
    if (!link || typeof href !== "string" || event.defaultPrevented) return;
    if (link.target && link.target !== "_self") return;
    if (!href.startsWith("#")) {
      // A `javascript:` address runs inside the frame.
      if (link.protocol !== "javascript:") link.target = "_top";
      return;
    }
    event.preventDefault();
    go(href, null);
    publish(false, null);
  });
  page.addEventListener("submit", ({ target, submitter }) => {
    const [form, button] = [target as HTMLFormElement, submitter as HTMLButtonElement | null];
    if (!form.target || form.target === "_self") form.target = "_top";
    if (button?.formTarget === "_self") button.formTarget = "_top";
  });
  // Setting `location.hash` has already added to or replaced an entry in the shared history, so the
  // console only has to follow.
  page.addEventListener("hashchange", () => {
    if (now() !== shown) publish(true, null);
  });
};
