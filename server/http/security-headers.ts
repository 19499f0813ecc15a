import { randomBytes } from "node:crypto";
import type { Services } from "../services.ts";

/** A fresh value that a page's own scripts and styles carry, so that no others run. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** Origins that a page's policy names. */
interface PolicyOrigins {
  /** Of foreign sub-applications. */
  subApps?: readonly string[];
  /** Of pages that may hold this one in a frame. */
  hosts?: readonly string[];
}

/** The content security policy of an answer. */
export const contentSecurityPolicy = (
  nonce?: string,
  { subApps = [], hosts = [] }: PolicyOrigins = {},
): string => {
  const own = ["'self'", ...subApps].join(" ");
  const code = nonce ? `${own} 'nonce-${nonce}'` : own;
  return [
    `default-src 'self'`,
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `connect-src ${own}`,
    `frame-ancestors ${hosts.length > 0 ? hosts.join(" ") : "'none'"}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join("; ");
};

/**
 * The policy that limits scripts to these origins, for a page that has the policy with the nonce, too. The
 * nonce would let a script come from anywhere, and what it imports inherits it. A browser enforces both:
 * inline scripts (the runtime adds import maps) still need the nonce.
 */
export const scriptOriginsPolicy = (origins: readonly string[]): string =>
  `script-src ${["'self'", ...origins].join(" ")} 'unsafe-inline'`;

/** Headers of every answer. */
export const securityHeaders = ({
  publicUrl,
  hostOrigins,
}: Pick<Services, "publicUrl" | "hostOrigins">): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // A host's page shows pictures without CORS.
  "cross-origin-resource-policy": hostOrigins.length > 0 ? "same-site" : "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
  ...(publicUrl.startsWith("https:") && {
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  }),
});
