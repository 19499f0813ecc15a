import { signOnLifetime } from "@console-shell/contract/words/single-sign-on";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely, Selectable } from "kysely";
import { cookieAttributes } from "#kernel/session-cookie.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ProvedIdentity, SignOnFlowsTable } from "#platform/database/tables/single-sign-on.ts";
import { hashToken } from "../session/token.ts";

export type SignOnFlow = Selectable<SignOnFlowsTable>;

/** The cookie's name; with `__Host-` a browser accepts it only over TLS and from this host. */
const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-console-sign-on" : "console-sign-on";

/** Ties a visit to the browser that began it. */
export const setFlowCookie = (reply: FastifyReply, token: string): void => {
  const { publicUrl } = reply.server.services;
  void reply.setCookie(cookieName(publicUrl), token, {
    ...cookieAttributes(publicUrl),
    maxAge: signOnLifetime / 1000,
  });
};

export const clearFlowCookie = (reply: FastifyReply): void => {
  const { publicUrl } = reply.server.services;
  void reply.clearCookie(cookieName(publicUrl), cookieAttributes(publicUrl));
};

const flowHash = (request: FastifyRequest): string =>
  hashToken(request.cookies[cookieName(request.server.services.publicUrl)] ?? "");

/** Uses up the browser's visit to a provider and returns it; undefined if there is none. */
export const takeFlow = (
  database: Kysely<Tables>,
  request: FastifyRequest,
  { providerId, now }: { providerId: string; now: number },
): Promise<SignOnFlow | undefined> =>
  database
    .updateTable("signOnFlows")
    .set({ taken: true })
    .where("tokenHash", "=", flowHash(request))
    .where("providerId", "=", providerId)
    .where("taken", "=", false)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();

/** Stores what the provider has proved until the second factor is given. */
export const storeProved = async (
  database: Kysely<Tables>,
  { tokenHash }: SignOnFlow,
  proved: ProvedIdentity,
): Promise<void> => {
  await database
    .updateTable("signOnFlows")
    .set({ proved })
    .where("tokenHash", "=", tokenHash)
    .execute();
};

/** The browser's visit that waits for the second factor. */
export const findProved = async (
  database: Kysely<Tables>,
  request: FastifyRequest,
  now: number,
): Promise<(SignOnFlow & { proved: ProvedIdentity }) | undefined> => {
  const flow = await database
    .selectFrom("signOnFlows")
    .selectAll()
    .where("tokenHash", "=", flowHash(request))
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return flow?.proved ? { ...flow, proved: flow.proved } : undefined;
};

/** Ends a visit; false if it ended before. */
export const endFlow = async (
  transaction: Kysely<Tables>,
  { tokenHash }: SignOnFlow,
): Promise<boolean> => {
  const ended = await transaction
    .deleteFrom("signOnFlows")
    .where("tokenHash", "=", tokenHash)
    .returning("tokenHash")
    .executeTakeFirst();
  return ended !== undefined;
};
