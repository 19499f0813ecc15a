import type { SubAppRegistration } from "@console-shell/contract";
import { contentSecurityPolicy } from "../../../kernel/security-headers.ts";
import { foreignOrigin } from "./registry.ts";

/** Whether the page's policy has to name something for a sub-application. */
export const widensPolicy = (subApp: SubAppRegistration): boolean => {
  const { inlineStyleAttributes: _, ...needs } = subApp.needs ?? {};
  return (
    foreignOrigin(subApp) !== undefined || Object.values(needs).some((need) => need.length > 0)
  );
};

/** Where the workers of a sub-application may come from. */
const workersOf = (subApp: SubAppRegistration): string[] => {
  const { workers } = subApp.needs ?? {};
  if (!workers) return [];
  const origin = foreignOrigin(subApp);
  // Browsers start no worker of another origin: the runtime starts one from a blob, which loads it.
  if (origin) return ["blob:", origin];
  return workers === "blob" ? ["'self'", "blob:"] : ["'self'"];
};

/**
 * The policies of a page on which these sub-applications, and no others, may be opened. A browser
 * enforces both. The second one has no nonce: with a nonce a script, all that it imports, and a stylesheet could
 * come from anywhere. Inline scripts (the runtime adds import maps) and styles need the nonce of the first.
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
    // Without its own list of workers, that of scripts would count, and refuse blobs.
    `script-src ${code}; style-src ${code}; worker-src ${sources.worker.join(" ")}`,
  ].join(", ");
};
