import type { SubAppRegistration } from "@console-shell/contract";
import { policySources, withMounted } from "@console-shell/contract/words/page-policy";
import { contentSecurityPolicy, newNonce } from "#kernel/security-headers.ts";
import type { SubAppsProblem } from "./registry.ts";

/**
 * Content security policies of a page on which only these sub-applications may be opened. A browser enforces both. The
 * second has no nonce: with a nonce a script, all that it imports, and a stylesheet could come from anywhere. Inline
 * scripts (the runtime adds import maps) and styles need the nonce of the first.
 */
export const pagePolicies = (
  nonce: string,
  subApps: readonly Pick<SubAppRegistration, "entry" | "needs">[],
  hosts: readonly string[],
): string => {
  const { worker, ...sources } = policySources(subApps);
  const workers = worker.length > 0 ? worker : ["'none'"];
  const code = ["'self'", ...sources.subApps, "'unsafe-inline'"].join(" ");
  return [
    contentSecurityPolicy(nonce, { ...sources, worker: workers, hosts }),
    // Without its own worker list, the script list would apply, and refuse blobs.
    `script-src ${code}; style-src ${code}; worker-src ${workers.join(" ")}`,
  ].join(", ");
};

/**
 * Longest policy in characters. Proxies answer 502 to a header that is longer than their buffer, by default 4 kB in
 * nginx, and the other headers need room, too.
 */
const longestPolicy = 3_200;

/** Whether the policy of a page that opens these sub-applications is short enough. */
export const fitsPolicy = (
  subApps: readonly Pick<SubAppRegistration, "entry" | "needs">[],
  hosts: readonly string[],
): boolean => pagePolicies(newNonce(), subApps, hosts).length <= longestPolicy;

/** The sub-applications of SUB_APPS whose page has too long a policy. */
export const policyProblems = (
  subApps: readonly SubAppRegistration[],
  hosts: readonly string[],
): SubAppsProblem[] =>
  subApps
    .filter(({ name }) => !fitsPolicy(withMounted(subApps, name), hosts))
    .map(({ name }) => ({
      name,
      problem: `needs: the policy of its page is longer than ${longestPolicy} characters, and nginx answers 502 with its default buffers; list fewer sources, or a domain with *`,
    }));
