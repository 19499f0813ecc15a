import type { FastifyRequest } from "fastify";
import type { Services } from "#platform/services.ts";
import { Refusal } from "./refusal.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

type Sent = Pick<FastifyRequest, "headers" | "protocol" | "host">;
type Sites = Pick<Services, "publicUrl" | "hostOrigins">;

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** The page's origin, if the browser sent it. A page can't forge either header, but it can omit `Referer`. */
const pageOriginOf = ({ headers }: Sent): string | undefined =>
  headers.origin ?? originOf(headers.referer);

const isOurs = (origin: string, { protocol, host }: Sent, { publicUrl, hostOrigins }: Sites) =>
  [new URL(publicUrl).origin, `${protocol}://${host}`, ...hostOrigins].includes(origin);

/** Whether another site's page made the browser send this: neither the console's nor a host's. */
export const isFromOtherSite = (request: Sent, services: Sites): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return false;
  const origin = pageOriginOf(request);
  // Browsers don't send it over plain HTTP.
  if (site === undefined) return origin !== undefined && !isOurs(origin, request, services);
  return site !== "same-site" || origin === undefined || !services.hostOrigins.includes(origin);
};

/** Refuses cross-site requests to calls where even a read leaves a trace in the caller's name. */
export const refuseOtherSite = (request: Sent, services: Sites): void => {
  if (isFromOtherSite(request, services)) throw new Refusal("cross_site");
};

/**
 * CSRF protection: refuses a write that another site's page makes a browser send with our cookie. Browsers report the
 * origin of a request in `Sec-Fetch-Site` and `Origin`, and a page can't forge either; a request without both doesn't
 * come from a browser, so it can't carry someone's cookie by accident.
 */
export const refuseCrossSite = (request: FastifyRequest): void => {
  if (safeMethods.includes(request.method)) return;
  const { services } = request.server;
  refuseOtherSite(request, services);
  const { origin } = request.headers;
  if (origin !== undefined && !isOurs(origin, request, services)) throw new Refusal("cross_site");
};
