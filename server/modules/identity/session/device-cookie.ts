import type { FastifyReply, FastifyRequest } from "fastify";

/** A browser that nobody signed in with for this long is forgotten. In milliseconds. */
export const deviceLifetime = 180 * 24 * 3_600_000;

/** The cookie's name; with `__Host-` a browser accepts it only over TLS and from this host. */
const deviceCookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-console-device" : "console-device";

/** The device token of a request, if the browser has signed in before. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[deviceCookieName(request.server.services.publicUrl)];

/** Sets the browser's device token. It doesn't grant access to anything. */
export const setDeviceCookie = (reply: FastifyReply, token: string): void => {
  const { publicUrl } = reply.server.services;
  void reply.setCookie(deviceCookieName(publicUrl), token, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: publicUrl.startsWith("https:"),
    maxAge: deviceLifetime / 1000,
  });
};
