import type { SubAppRegistration } from "@console-shell/contract";
import { contentSecurityPolicy } from "../../../kernel/security-headers.ts";
import { foreignOrigin } from "./registry.ts";

/** Whether a sub-application needs additions to the page's policy. */
export const widensPolicy = (subApp: SubAppRegistration): boolean => {
  const { inlineStyleAttributes: _, ...needs } = subApp.needs ?? {};
  return (
    foreignOrigin(subApp) !== undefined || Object.values(needs).some((need) => need.length > 0)
  );
};

/** Allowed sources of a sub-application's workers. */
const workersOf = (subApp: SubAppRegistration): string[] => {
  const { workers } = subApp.needs ?? {};
  if (!workers) return [];
  const origin = foreignOrigin(subApp);
  // Browsers don't start workers from another origin: the runtime starts one from a blob, which loads it.
  if (origin) return ["blob:", origin];
  return workers === "blob" ? ["'self'", "blob:"] : ["'self'"];
};

/**
 * Content security policies of a page on which only these sub-applications may be opened. A browser enforces both. The
 * second has no nonce: with a nonce a script, all that it imports, and a stylesheet could come from anywhere. Inline
 * scripts (the runtime adds import maps) and styles need the nonce of the first.
 */
export const pagePolicies = (
  nonce: string,
  subApps: readonly SubAppRegistration[],
  hosts: readonly string[],
): string => {
  const all = (sourcesOf: (subApp: SubAppRegistration) => readonly string[]) => [
    ...new Set(subApps.flatMap(sourcesOf)),
  ];
  const workers = all(workersOf);
  const sources = {
    subApps: all((subApp) => [foreignOrigin(subApp) ?? []].flat()),
    connect: all(({ needs }) => needs?.connect ?? []),
    img: all(({ needs }) => needs?.img ?? []),
    font: all(({ needs }) => needs?.font ?? []),
    frame: all(({ needs }) => needs?.frame ?? []),
    worker: workers.length > 0 ? workers : ["'none'"],
    hosts,
  };
  const code = ["'self'", ...sources.subApps, "'unsafe-inline'"].join(" ");
  return [
    contentSecurityPolicy(nonce, sources),
    // Without its own worker list, the script list would apply, and refuse blobs.
    `script-src ${code}; style-src ${code}; worker-src ${sources.worker.join(" ")}`,
  ].join(", ");
};
