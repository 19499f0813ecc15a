import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Refuses what another site's page makes a browser ask for, where also reading leaves a trace in our name. */
export const refuseOtherSite = ({ headers }: Pick<FastifyRequest, "headers">): void => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new Refusal("cross_site");
};

/**
 * Refuses a write that another site's page makes a browser send with our cookie. Browsers name
 * where a request comes from in `Sec-Fetch-Site` and `Origin`, and a page can forge neither; a
 * request without both is no browser's and carries nobody's cookie by accident.
 */
export const refuseCrossSite = (request: FastifyRequest, publicUrl: string): void => {
  if (safeMethods.includes(request.method)) return;
  refuseOtherSite(request);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const ours = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
  if (!ours.includes(origin)) throw new Refusal("cross_site");
};
