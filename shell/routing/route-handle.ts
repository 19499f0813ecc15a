import type { Locale } from "@console-shell/contract";
import type { UIMatch } from "react-router";
import type { Text } from "../i18n/texts.ts";

/** Metadata of a route. */
export interface RouteHandle {
  title?: (text: Text, locale: Locale) => string;
  /** Set on a sub-app's route. */
  subApp?: string;
  /** Loads the route's chunks. */
  preload?: () => Promise<void>;
}

/** The handle of the deepest matching route that has one. */
export const handleOf = (matches: readonly Pick<UIMatch, "handle">[]): RouteHandle => {
  const handle: unknown = matches.findLast((match) => match.handle)?.handle;
  return handle ?? {};
};
