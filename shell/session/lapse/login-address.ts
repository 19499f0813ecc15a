import type { Live } from "@console-shell/contract";
import { createPath } from "react-router";
import type { ConsoleRouting } from "../../routing/console-routing.ts";
import { isLoginPath } from "../../routing/public-path.ts";
import type { PageTitle } from "../../state/page-title.ts";

interface LoginAddressParts {
  lapsed: Live<unknown>;
  routing: Pick<ConsoleRouting, "location" | "subscribe" | "href">;
  title: Pick<PageTitle, "cover">;
  /** The login page's address, with the way back. */
  loginAddress(): string;
  loginTitle(): string;
}

/**
 * Shows the login page's address and title while the session has expired, so a reload shows that
 * page. The router isn't told: what is mounted stays.
 */
export const showLoginAddress = (parts: LoginAddressParts): void => {
  const { lapsed, routing, title } = parts;
  let stop: (() => void) | undefined;
  const replace = (address: string) => history.replaceState(history.state, "", address);
  const show = () => {
    if (!isLoginPath(routing.location().pathname)) replace(parts.loginAddress());
  };
  lapsed.subscribe((cause) => {
    stop?.();
    stop = undefined;
    if (cause) {
      stop = routing.subscribe(show);
      show();
      title.cover(parts.loginTitle());
    } else {
      replace(routing.href(createPath(routing.location())));
      title.cover(undefined);
    }
  });
};
