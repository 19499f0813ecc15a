import { hash, randomBytes } from "node:crypto";
import type {
  addToken,
  getOwnToken,
  listTokens,
  revokeToken,
  SubAppToken,
} from "@console-shell/contract/calls/sub-app-token";
import { subAppTokenDays as longestDays } from "@console-shell/contract/words/security-policy";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import {
  endedUntil,
  lifeOf,
  longestLife,
  readKeyPolicy,
  recordAudit,
  refuseLongLife,
} from "#modules/identity/index.ts";
import { findSubApp } from "./find-release.ts";

/** A token's stored form: nobody can search through 2^256 secrets, so one hash is enough. */
export const hashToken = (secret: string): string => hash("sha256", secret, "hex");

/** `cst_<8 hex digits>_<64 hex digits>`. */
export const tokenPattern = /^cst_[0-9a-f]{8}_[0-9a-f]{64}$/;

const stateOf = (
  { revokedAt, expiresAt }: { revokedAt: number | null; expiresAt: number },
  now: number,
): SubAppToken["state"] => {
  if (revokedAt !== null) return "revoked";
  return expiresAt <= now ? "expired" : "active";
};

const present = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<SubAppToken[]> => {
  const rows = await database
    .selectFrom("subAppTokens as token")
    .innerJoin("operators as maker", "maker.id", "token.createdBy")
    .select([
      "token.id",
      "token.name",
      "token.prefix",
      "token.scopes",
      "token.createdAt",
      "maker.name as createdByName",
      "token.expiresAt",
      "token.lastUsedAt",
      "token.revokedAt",
    ])
    .where("token.id", "in", ids)
    .execute();
  const { subAppTokenDays, changedAt } = await readKeyPolicy(database);
  return rows.map(({ revokedAt, ...row }) => {
    const life = lifeOf(row, { days: revokedAt === null ? subAppTokenDays : null, changedAt });
    return { ...row, ...life, state: stateOf({ revokedAt, ...life }, now) };
  });
};

/** One page of a sub-app's tokens, newest first. */
export const list = async ({ services, params, query, now }: Call<typeof listTokens>) => {
  const { database } = services;
  await findSubApp(database, params.name);
  const { policy, ...page } = query;
  let matching = database.selectFrom("subAppTokens").where("app", "=", params.name);
  if (policy) {
    const { subAppTokenDays } = await readKeyPolicy(database);
    const longest = longestLife(subAppTokenDays ?? longestDays.max);
    matching = matching
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", now)
      .where("createdAt", ">", endedUntil("subAppTokens", now))
      .where((token) => token("expiresAt", ">", token("createdAt", "+", longest)));
  }
  return pageOf(
    {
      matching,
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(database, ids, now),
    },
    { ...page, sort: "id", order: "desc" },
  );
};

/** The token that makes the call. */
export const getOwn = async ({ services, session, now }: Call<typeof getOwnToken>) => {
  // In a token's session, the id is the token's.
  const [token] = session.token ? await present(services.database, [session.id], now) : [];
  if (!token) throw new Refusal("not_found");
  return token;
};

/** Creates a token. The return value is the only place where its secret exists. */
export const add = (
  call: Call<typeof addToken>,
): Promise<{ token: SubAppToken; secret: string }> => {
  const { services, params, body, session, now } = call;
  const { name: app } = params;
  if (body.expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  // So that a forgotten token ends.
  if (body.expiresAt > now + longestLife(longestDays.max))
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "too_big" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    await findSubApp(transaction, app);
    const { subAppTokenDays } = await readKeyPolicy(transaction);
    refuseLongLife(body.expiresAt, { days: subAppTokenDays, now });
    const prefix = `cst_${randomBytes(4).toString("hex")}`;
    const secret = `${prefix}_${randomBytes(32).toString("hex")}`;
    const id = newId();
    const scopes = [...new Set(body.scopes)];
    await transaction
      .insertInto("subAppTokens")
      .values({
        id,
        app,
        name: body.name,
        prefix,
        tokenHash: hashToken(secret),
        scopes,
        createdBy: session.operatorId,
        createdAt: now,
        expiresAt: body.expiresAt,
        lastUsedAt: null,
        revokedAt: null,
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "sub-app.token-issued",
      target: { id: null, name: app },
      details: { token: body.name, scopes: scopes.join(", ") },
    });
    const [token] = await present(transaction, [id], now);
    return { token: token!, secret };
  });
};

/** Revokes a token; repeating it changes nothing. */
export const revoke = (call: Call<typeof revokeToken>): Promise<SubAppToken> => {
  const { services, params, now } = call;
  const { id, name: app } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    const revoked = await transaction
      .updateTable("subAppTokens")
      .set({ revokedAt: now })
      .where("id", "=", id)
      .where("app", "=", app)
      .where("revokedAt", "is", null)
      .returning("name")
      .executeTakeFirst();
    const owned = await transaction
      .selectFrom("subAppTokens")
      .select("id")
      .where("id", "=", id)
      .where("app", "=", app)
      .executeTakeFirst();
    if (!owned) throw new Refusal("not_found", [{ path: "id", code: "unknown" }]);
    if (revoked)
      await recordAudit(call, transaction, {
        action: "sub-app.token-revoked",
        target: { id: null, name: app },
        details: { token: revoked.name },
      });
    const [token] = await present(transaction, [id], now);
    return token!;
  });
};
