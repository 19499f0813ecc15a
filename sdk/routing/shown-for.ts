import type { HostLocation, SubAppHost } from "@console-shell/contract";

/** The key of a location that the console's address doesn't say yet. */
export const startKey = "start";

/** What a sub-app shows at a location: at its own address, its start page, a path below its basename. */
export const shownFor = (
  { basename }: Pick<SubAppHost, "basename">,
  location: HostLocation,
  start: string | undefined,
): HostLocation =>
  start === undefined || start === "/" || location.pathname.replace(/\/$/, "") !== basename
    ? location
    : { pathname: basename + start, search: "", hash: "", state: null, key: startKey };
