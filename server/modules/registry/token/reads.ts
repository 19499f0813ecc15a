import { hash } from "node:crypto";
import type * as calls from "@console-shell/contract/calls/sub-app-token";
import type { SubAppToken } from "@console-shell/contract/calls/sub-app-token";
import { subAppTokenDays as longestDays } from "@console-shell/contract/words/security-policy";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Session } from "#kernel/session.ts";
import type { Source } from "#platform/database/source.ts";
import { Refusal } from "#kernel/refusal.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { endedUntil, lifeOf, longestLife, readKeyPolicy } from "#modules/identity/index.ts";
import { findSubApp } from "../sub-app/find.ts";

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

/** Tokens with their state now. */
export const presentTokens = async (
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
export const listTokens = async (
  { database }: Source,
  app: string,
  { policy, ...page }: z.output<typeof calls.listTokens.query>,
  now: number,
) => {
  await findSubApp(database, app);
  let matching = database.selectFrom("subAppTokens").where("app", "=", app);
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
      present: (ids: string[]) => presentTokens(database, ids, now),
    },
    { ...page, sort: "id", order: "desc" },
  );
};

/** The token that a session acts with; refuses with `not_found` if it's a person's. */
export const findOwnToken = async (
  { database }: Source,
  session: Pick<Session, "id" | "token">,
  now: number,
): Promise<SubAppToken> => {
  // In a token's session, the id is the token's.
  const [token] = session.token ? await presentTokens(database, [session.id], now) : [];
  if (!token) throw new Refusal("not_found");
  return token;
};
