import type { FastifyReply, FastifyRequest } from "fastify";

/** A browser that nobody signed in with for this long is known no more. In milliseconds. */
export const deviceLifetime = 180 * 24 * 3_600_000;

/** The cookie's name; with `__Host-` a browser takes it over TLS and from this host only. */
export const deviceCookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-console-device" : "console-device";

/** The token of the device that a request came from, if it has signed in before. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[deviceCookieName(request.server.services.publicUrl)];

/** Tells the browser by what it will be known. The token gives no access to anything. */
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
