import type { FastifyReply, FastifyRequest } from "fastify";

/** What a host's page has to do, by what its browser says of where it is. */
const remedies = {
  "same-site": "Add this origin to HOST_ORIGINS of the console's server.",
  "cross-site":
    "It is on another site, to which browsers send no session cookie. Serve it from a sibling origin, such as portal.example.com for console.example.com, over the same scheme, and add that to HOST_ORIGINS of the console's server.",
};

/** Lets any page read an answer that is the same for all, without a cookie. */
export const openToAnyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader("access-control-allow-credentials")
    .header("access-control-allow-origin", "*")
    .header("cross-origin-resource-policy", "cross-origin");

/**
 * Answers a guest's entry to a page that may not hold the console, with a module that throws what is
 * wrong: without it, the browser would only speak of CORS. Any page may read it, and nothing is in it.
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
