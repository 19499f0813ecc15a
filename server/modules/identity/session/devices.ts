import { addressKey } from "@console-shell/contract/words/typed-text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken, newToken } from "./token.ts";

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

/**
 * Whether somebody has signed in to this account with this browser before, as the hash of its device token. Known
 * browsers have their own limit of tries, so that a stranger who uses up all others doesn't lock the owner out.
 */
export const findKnownDevice = async (
  database: Kysely<Tables>,
  token: string | undefined,
  account: string,
  now: number,
): Promise<string | undefined> => {
  const key = addressKey(account);
  const found = await database
    .selectFrom("knownDevices")
    .innerJoin("operators", "operators.id", "knownDevices.operatorId")
    .select("knownDevices.tokenHash")
    // Queried without a token, too: otherwise the timing would reveal that an account exists.
    .where("knownDevices.tokenHash", "=", hashToken(token ?? ""))
    .where("knownDevices.lastSeenAt", ">", now - deviceLifetime)
    .where(key.includes("@") ? "operators.emailKey" : "operators.accountKey", "=", key)
    .executeTakeFirst();
  return found?.tokenHash;
};

/**
 * Gives a browser a new device token, for everyone who signed in with it: one planted before the sign-in becomes
 * invalid. Returns whether the operator had signed in with it before.
 */
export const rememberDevice = async (
  transaction: Kysely<Tables>,
  before: string | undefined,
  operatorId: string,
  now: number,
): Promise<{ token: string; isKnown: boolean }> => {
  const token = newToken();
  const tokenHash = hashToken(token);
  const renewed =
    before === undefined
      ? []
      : await transaction
          .updateTable("knownDevices")
          .set({ tokenHash })
          .where("tokenHash", "=", hashToken(before))
          .returning("operatorId")
          .execute();
  await transaction
    .insertInto("knownDevices")
    .values({ tokenHash, operatorId, lastSeenAt: now })
    .onConflict((conflict) =>
      conflict.columns(["tokenHash", "operatorId"]).doUpdateSet({ lastSeenAt: now }),
    )
    .execute();
  return { token, isKnown: renewed.some((row) => row.operatorId === operatorId) };
};
