import type { FastifyReply, FastifyRequest } from "fastify";

/** Instructions for the host's page, depending on what its browser reports about its origin. */
const remedies = {
  "same-site": "Add this origin to HOST_ORIGINS of the console's server.",
  "cross-site":
    "It is on another site, to which browsers send no session cookie. Serve it from a sibling origin, such as portal.example.com for console.example.com, over the same scheme, and add that to HOST_ORIGINS of the console's server.",
};

/** Lets any page read a response that is the same for everyone, without a cookie. */
export const openToAnyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader("access-control-allow-credentials")
    .header("access-control-allow-origin", "*")
    .header("cross-origin-resource-policy", "cross-origin");

/**
 * Responds to a guest entry request from a page that may not embed the console with a module that throws the reason:
 * otherwise the browser would only report a CORS error. Any page may read it; it contains no data.
 */
export const refuseHost = (
  { headers, server }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const site = headers["sec-fetch-site"] === "same-site" ? "same-site" : "cross-site";
  const console = new URL(server.services.publicUrl).origin;
  const message = ` can't hold the console at ${console}. ${remedies[site]}`;
  return openToAnyPage(reply)
    .header("cache-control", "no-store")
    .type("text/javascript; charset=utf-8")
    .send(
      `throw Object.assign(new Error(location.origin + ${JSON.stringify(message)}), { name: "GuestError", code: "host_refused" });\n`,
    );
};
