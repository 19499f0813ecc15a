import { randomBytes } from "node:crypto";
import type { Services } from "#platform/services.ts";

/** A fresh value on a page's own scripts and styles, so that no others run. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** Sources that a page's policy allows beyond the default. */
interface PolicySources {
  /** Hashes of inline scripts. */
  scripts?: readonly string[];
  /** Origins of foreign sub-applications. */
  subApps?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
  font?: readonly string[];
  frame?: readonly string[];
  worker?: readonly string[];
  /** Of `style` attributes, which a nonce can't be on. */
  styleAttributes?: readonly string[];
  /** Origins of pages that may frame this one. */
  hosts?: readonly string[];
}

const listed = (...sources: readonly (string | readonly string[])[]) => sources.flat().join(" ");

/** A response's content security policy. */
export const contentSecurityPolicy = (
  nonce?: string,
  {
    scripts = [],
    subApps = [],
    connect = [],
    img = [],
    font = [],
    frame = [],
    worker = ["'none'"],
    styleAttributes = [],
    hosts = [],
  }: PolicySources = {},
): string => {
  const own = ["'self'", ...subApps];
  const code = listed(own, nonce ? `'nonce-${nonce}'` : []);
  return [
    `default-src 'self'`,
    `script-src ${listed(code, scripts)}`,
    `style-src ${code}`,
    ...(styleAttributes.length > 0 ? [`style-src-attr ${listed(styleAttributes)}`] : []),
    `img-src ${listed(own, img, "data: blob:")}`,
    `font-src ${listed(own, font, "data:")}`,
    // What a page reads from itself: icons in a script, and files it generates or was given.
    `connect-src ${listed(own, connect, "data: blob:")}`,
    `media-src ${listed(own, "data: blob:")}`,
    `frame-src ${listed("'self'", frame)}`,
    `worker-src ${listed(worker)}`,
    `frame-ancestors ${hosts.length > 0 ? hosts.join(" ") : "'none'"}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join("; ");
};

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
