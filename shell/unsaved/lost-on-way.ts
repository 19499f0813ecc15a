import { wholeOf } from "./whole-of.ts";

const partOf = (pathname: string) => pathname.split("/")[1] ?? "";

/**
 * The parts of the page with unsaved changes that navigating between two addresses would lose. Parked ones
 * aren't lost.
 */
export const lostOnWay = (
  from: string,
  to: string,
  unsaved: ReadonlySet<string>,
  isKept: (part: string) => boolean,
): ReadonlySet<string> => {
  if (from === to) return new Set();
  const part = partOf(from);
  if (partOf(to) === part) return unsaved.intersection(new Set([part]));
  return isKept(part) ? new Set() : unsaved.intersection(new Set([part, wholeOf(part)]));
};
