import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetimes } from "./session-lifetimes.ts";

/** The cookie's name; with `__Host-` a browser accepts it only over TLS and from this host. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-console-session" : "console-session";

/** Attributes of every cookie that signs somebody in. */
export const cookieAttributes = (publicUrl: string) =>
  ({
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: publicUrl.startsWith("https:"),
  }) as const;

/** The session token of a request. */
export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName(request.server.services.publicUrl)];

/** Sets the session cookie: until the browser closes, or remembered. */
export const setSessionCookie = (
  reply: FastifyReply,
  token: string,
  { remember }: { remember: boolean },
): void => {
  const { publicUrl } = reply.server.services;
  void reply.setCookie(sessionCookieName(publicUrl), token, {
    ...cookieAttributes(publicUrl),
    ...(remember && { maxAge: sessionLifetimes.rememberedAbsolute / 1000 }),
  });
};

/** Clears the session cookie. */
export const clearSessionCookie = (reply: FastifyReply): void => {
  const { publicUrl } = reply.server.services;
  void reply.clearCookie(sessionCookieName(publicUrl), cookieAttributes(publicUrl));
};
