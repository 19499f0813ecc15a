import { createHash } from "node:crypto";
import type { SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/endpoints/notification-stream";

const shortHash = (registration: SubAppRegistration): string =>
  createHash("sha256").update(JSON.stringify(registration)).digest("hex").slice(0, 12);

/** What a page that is loaded now gets, in few words, so that another one can see that it is older. */
export const servedOf = (release: string, subApps: readonly SubAppRegistration[]): Served => ({
  release,
  subApps: Object.fromEntries(subApps.map((one) => [one.name, shortHash(one)])),
});
