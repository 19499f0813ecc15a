import type { SubAppRegistration } from "../types.ts";

const sources = (...all: readonly (string | readonly string[] | undefined)[]): string =>
  all.flatMap((one) => one ?? []).join(" ");

/**
 * The policy of a realm's document, in addition to the page's: it refuses what only other sub-apps
 * declare. None for a sub-app that declares nothing.
 */
export const policyOfRealm = ({ entry, needs }: SubAppRegistration): string | undefined => {
  if (!needs) return undefined;
  const { origin } = new URL(entry, document.baseURI);
  const own = ["'self'", origin];
  const blobs = [...own, "blob:"];
  // Workers of another origin start from blobs; the realm's `Worker` refuses the sub-app's own
  // blobs.
  const workers = { blob: blobs, self: origin === window.location.origin ? own : blobs };
  return [
    `connect-src ${sources(own, needs.connect)}`,
    `img-src ${sources(own, needs.img, "data:", "blob:")}`,
    `font-src ${sources(own, needs.font, "data:")}`,
    `frame-src ${sources(own, needs.frame)}`,
    `worker-src ${sources(needs.workers ? workers[needs.workers] : "'none'")}`,
  ].join("; ");
};
