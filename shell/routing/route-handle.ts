import type { Locale } from "@console-shell/contract";
import type { UIMatch } from "react-router";
import type { Text } from "../i18n/texts.ts";

/** What a route says about itself. */
export interface RouteHandle {
  title?: (text: Text, locale: Locale) => string;
  /** Set on a sub-app's route. */
  subApp?: string;
  /** Loads what the route shows. */
  preload?: () => Promise<void>;
}

/** The handle of the deepest route that has one. */
export const handleOf = (matches: readonly Pick<UIMatch, "handle">[]): RouteHandle => {
  const handle: unknown = matches.findLast((match) => match.handle)?.handle;
  return handle ?? {};
};
