import type { Kysely } from "kysely";
import { isEmpty } from "#platform/database/is-empty.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { hashToken, newToken } from "../session/token.ts";

/** Lifetime of the link, in milliseconds. */
export const setupLinkLifetime = 24 * 3_600_000;

type Needs = Pick<Services, "database" | "clock" | "publicUrl">;

const linkOf = (publicUrl: string, token: string) => `${publicUrl}/user/setup#token=${token}`;

/**
 * Creates the setup link for the first operator; null if there is an operator, or if an earlier link is still valid:
 * it's shown once. Only its hash is stored.
 */
export const makeSetupLink = async ({
  database,
  clock,
  publicUrl,
}: Needs): Promise<string | null> => {
  if (!(await isEmpty(database))) return null;
  const token = newToken();
  const now = clock();
  const made = await database
    .insertInto("setupLink")
    .values({ id: 1, tokenHash: hashToken(token), expiresAt: now + setupLinkLifetime })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ tokenHash: hashToken(token), expiresAt: now + setupLinkLifetime })
        .where("setupLink.expiresAt", "<=", now),
    )
    .returning("id")
    .executeTakeFirst();
  return made ? linkOf(publicUrl, token) : null;
};

/** Creates the setup link and shows it. If that fails, the next start creates another. False if none was created. */
export const showSetupLink = async (
  needs: Needs,
  show: (link: string) => void,
): Promise<boolean> => {
  const link = await makeSetupLink(needs);
  if (link === null) return false;
  try {
    show(link);
  } catch (error) {
    await forgetSetupLink(needs.database);
    throw error;
  }
  return true;
};

/** Revokes the setup link, so that a new one can be created. */
export const forgetSetupLink = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("setupLink").execute();
};
