import type { Live } from "@console-shell/contract";
import { createPath } from "react-router";
import { firstSegment } from "../../routing/base.ts";
import type { ConsoleRouting } from "../../routing/console-routing.ts";
import { isLoginPath } from "../../routing/public-path.ts";
import { showRouted, showUnrouted } from "../../routing/router-window.ts";
import type { PageTitle } from "../../state/page-title.ts";

interface LoginAddressParts {
  expired: Live<unknown>;
  routing: Pick<ConsoleRouting, "location" | "subscribe" | "href" | "below">;
  title: Pick<PageTitle, "cover">;
  /** The login page's address, with a path to return to. */
  loginAddress(here: string): string;
  loginTitle(): string;
  /**
   * Called when the router itself shows the login page, e.g. after typing an address that differs only by
   * its fragment.
   */
  onLoginPage(): void;
}

/**
 * Shows the login page's address and title while the session has expired, so a reload shows that page. The
 * router isn't told, so the page stays mounted. Returns a function for the path of the shown page, which is
 * no longer in the address bar.
 */
export const showLoginAddress = (parts: LoginAddressParts): (() => string) => {
  const { expired, routing, title } = parts;
  let stop: (() => void) | undefined;
  let behind: string | undefined;
  const inRouter = () => createPath(routing.location());
  // A foreign sub-app changes its part of the address without the router.
  const inAddressBar = () => {
    const pathname = routing.below(location.pathname);
    const { search, hash } = location;
    return pathname !== undefined && firstSegment(pathname) === firstSegment(inRouter())
      ? createPath({ pathname, search, hash })
      : inRouter();
  };
  const here = () => behind ?? inAddressBar();
  const show = () => {
    if (isLoginPath(routing.location().pathname)) parts.onLoginPage();
    else showUnrouted(parts.loginAddress(here()));
  };
  expired.subscribe((cause) => {
    stop?.();
    stop = undefined;
    if (cause) {
      behind = inAddressBar();
      stop = routing.subscribe(() => {
        behind = inRouter();
        show();
      });
      show();
      title.cover(parts.loginTitle());
    } else {
      showRouted(routing.href(here()));
      behind = undefined;
      title.cover(undefined);
    }
  });
  return here;
};
