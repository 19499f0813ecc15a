import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { masterHistory } from "@console-shell/contract/host/services";

/** How much of the console is shown: with header and navigation, or only the pages. */
export type FrameKind = "full" | "none";

/** Where a console runs: on its own page, or as a guest in an element of a host's page. */
export interface Place {
  readonly isGuest: boolean;
  /** The base path of its pages; ends with a slash. */
  readonly base: string;
  /** Its server's origin; empty if it is the page's own. */
  readonly origin: string;
  /** The address of a path at its server: the path itself on the same origin. */
  address(path: string): string;
  /** The elements that carry language, theme and density. */
  readonly looks: readonly HTMLElement[];
  /** The root element of its pages. */
  readonly root: ParentNode | undefined;
  /** The container of pop-ups; the end of the page's body by default. */
  readonly popups: HTMLElement | undefined;
  readonly frame: Live<FrameKind>;
  showTitle(title: string): void;
}

/** The place of a console on its own page. `page` is undefined while prerendering. */
export const ownPage = (page: Document | undefined): Place => ({
  isGuest: false,
  base: masterHistory.base,
  origin: "",
  address: (path) => path,
  looks: page ? [page.documentElement] : [],
  root: page,
  popups: undefined,
  frame: createStore<FrameKind>("full"),
  showTitle(title) {
    if (page) page.title = title;
  },
});

/** The credentials mode of calls: another origin gets the session cookie only with `include`. */
export const credentialsOf = ({ origin }: Pick<Place, "origin">): RequestCredentials =>
  origin === "" ? "same-origin" : "include";
