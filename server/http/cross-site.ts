import type { FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { Refusal } from "./refusal.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

type Sent = Pick<FastifyRequest, "headers">;
type Hosts = Pick<Services, "hostOrigins">;

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** Whether a page of `HOST_ORIGINS` sent this. A page can't forge either header; it can leave out `Referer`. */
const isFromHost = ({ headers }: Sent, { hostOrigins }: Hosts): boolean => {
  const origin = headers.origin ?? originOf(headers.referer);
  return origin !== undefined && hostOrigins.includes(origin);
};

/** Whether a page that is neither the console's nor a host's made a browser send this. */
export const isFromOtherSite = (request: Sent, services: Hosts): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return false;
  return site !== "same-site" || !isFromHost(request, services);
};

/** Refuses what another site's page makes a browser ask for, where also reading leaves a trace in our name. */
export const refuseOtherSite = (request: Sent, services: Hosts): void => {
  if (isFromOtherSite(request, services)) throw new Refusal("cross_site");
};

/**
 * Refuses a write that another site's page makes a browser send with our cookie. Browsers name
 * where a request comes from in `Sec-Fetch-Site` and `Origin`, and a page can forge neither; a
 * request without both is no browser's and carries nobody's cookie by accident.
 */
export const refuseCrossSite = (request: FastifyRequest): void => {
  if (safeMethods.includes(request.method)) return;
  const { services } = request.server;
  refuseOtherSite(request, services);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const { publicUrl, hostOrigins } = services;
  const ours = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
  if (!ours.includes(origin) && !hostOrigins.includes(origin)) throw new Refusal("cross_site");
};
