import { createCache } from "@ant-design/cssinjs";

/** Marks the elements of a console that is a guest in a host's page; on its own page it's the root element. */
const guestSelector = '[data-console="guest"]';

/** The guest's element around pop-ups; undefined where the console has a page of its own. */
export const guestAround = (popupRoot: HTMLElement | undefined): HTMLElement | undefined =>
  popupRoot?.closest<HTMLElement>(guestSelector) ?? undefined;

/** The elements that carry theme and density. */
export const looksOf = (guest: HTMLElement | undefined): Iterable<HTMLElement> =>
  guest
    ? (guest.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(guestSelector)
    : [document.documentElement];

type StyleCache = ReturnType<typeof createCache>;
const key: unique symbol = Symbol.for("console-shell.styles") as never;

/** What antd remembers of the styles in a guest's element; shared by shell and sub-apps, gone with the element. */
export const cacheOf = (guest: HTMLElement & { [key]?: StyleCache }): StyleCache =>
  (guest[key] ??= createCache());
