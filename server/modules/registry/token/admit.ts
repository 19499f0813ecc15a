import type { Permission } from "@console-shell/contract";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { endOf, sessionOfOperator } from "#modules/identity/index.ts";
import { hashToken, tokenPattern } from "./reads.ts";

/** What a token may do at most, whatever its maker may. */
const within: readonly Permission[] = ["management:sub-app:read", "management:sub-app:update"];

/** Milliseconds between two updates of a token's last use. */
const useResolution = 60_000;

/**
 * The session in which a token acts: its maker's, with no more than the maker's permissions for sub-apps at this moment.
 * Null if the token isn't valid or its maker can no longer sign in.
 */
export const findTokenSession = async (
  services: Pick<Services, "database">,
  secret: string,
  now: number,
): Promise<Session | null> => {
  const { database } = services;
  if (!tokenPattern.test(secret)) return null;
  const token = await database
    .selectFrom("subAppTokens as token")
    .innerJoin("securityPolicy as policy", (join) => join.onTrue())
    .select(["token.id", "token.app", "token.name", "token.scopes", "token.createdBy"])
    .select(["token.createdAt", "token.expiresAt", "token.lastUsedAt", "policy.subAppTokenDays"])
    .where("token.tokenHash", "=", hashToken(secret))
    .where("token.revokedAt", "is", null)
    .executeTakeFirst();
  if (!token) return null;
  const { id, app, name, scopes, createdBy, lastUsedAt } = token;
  const expiresAt = endOf(token, token.subAppTokenDays);
  if (expiresAt <= now) return null;
  const maker = await sessionOfOperator(services, createdBy, { id, now, expiresAt });
  if (!maker) return null;
  if (lastUsedAt === null || lastUsedAt + useResolution <= now)
    await database
      .updateTable("subAppTokens")
      .set({ lastUsedAt: now })
      .where("id", "=", id)
      .execute();
  return {
    ...maker,
    permissions: new Set(within.filter((code) => maker.permissions.has(code))),
    token: { app, name, scopes },
  };
};
