import type { Live } from "@console-shell/contract";
import { masterHistory } from "@console-shell/contract/sub-app";
import { createStore } from "../state/store.ts";

/** How much a console shows: with header and navigation, or only its pages. */
export type FrameKind = "full" | "none";

/** Where a console runs: on a page of its own, or as a guest in an element of a host's page. */
export interface Place {
  readonly isGuest: boolean;
  /** What the addresses of all its pages begin with; ends with a slash. */
  readonly base: string;
  /** The origin of its server; empty where that is the page's. */
  readonly origin: string;
  /** The address of a path at its server: the path itself where the page has the same origin. */
  address(path: string): string;
  /** The elements that carry language, theme and density. */
  readonly looks: readonly HTMLElement[];
  /** The element that its pages are in, and no others. */
  readonly root: ParentNode | undefined;
  /** The element for pop-ups; the end of the page's body by default. */
  readonly popups: HTMLElement | undefined;
  readonly frame: Live<FrameKind>;
  showTitle(title: string): void;
}

/** The place of a console on a page of its own. `page` is missing while a page is prerendered. */
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

/** Whether calls take the session cookie along: to another origin only when asked for. */
export const credentialsOf = ({ origin }: Pick<Place, "origin">): RequestCredentials =>
  origin === "" ? "same-origin" : "include";
