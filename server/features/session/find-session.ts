import { sql } from "kysely";
import { compiled } from "../../database/compiled.ts";
import type { Session } from "../../http/call.ts";
import type { Services } from "../../services.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../account/second-factors-of.ts";
import { sessionLifetimes } from "./lifetimes.ts";
import { readGrants } from "./read-grants.ts";
import { hashToken } from "./token.ts";

const sessionOfToken = compiled((database, given: { tokenHash: string; now: number }) =>
  database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operator_id")
    .where("sessions.token_hash", "=", given.tokenHash)
    .where("sessions.expires_at", ">", given.now)
    .where("operators.status", "=", "active")
    .select((select) => [
      "sessions.id",
      "sessions.operator_id",
      "sessions.last_seen_at",
      "sessions.remember",
      "sessions.auth_at",
      "operators.account",
      "operators.role",
      "operators.has_totp",
      "operators.has_passkey",
      "operators.name",
      "operators.email",
      "operators.locale",
      "operators.theme",
      "operators.last_sign_in_at as lastSignInAt",
      select
        .selectFrom("role_permissions")
        .select(sql<string>`string_agg(permission, ',')`.as("joined"))
        .whereRef("role_permissions.role", "=", "operators.role")
        .as("grants"),
    ]),
);

/**
 * The living session of a token, with the operator's role and permissions as they are at this
 * moment: a disabled operator, a changed role or an ended session takes effect with the next call,
 * on every node.
 */
export const findSession = async (
  { database, secondFactorRoles }: Pick<Services, "database" | "secondFactorRoles">,
  token: string,
  now: number,
): Promise<Session | null> => {
  const [first] = await sessionOfToken(database, { tokenHash: hashToken(token), now });
  if (!first) return null;
  if (!first.remember && first.last_seen_at + sessionLifetimes.idle <= now) return null;

  if (first.last_seen_at + sessionLifetimes.seenResolution <= now)
    await database
      .updateTable("sessions")
      .set({ last_seen_at: now })
      .where("id", "=", first.id)
      .where("last_seen_at", "<", now)
      .execute();

  const { name, email, locale, theme, lastSignInAt } = first;
  return {
    id: first.id,
    operatorId: first.operator_id,
    account: first.account,
    role: first.role,
    authAt: first.auth_at,
    secondFactorMissing: isSecondFactorMissing(secondFactorRoles, first),
    permissions: readGrants(first.grants ?? ""),
    profile: {
      name,
      email,
      locale,
      theme,
      lastSignInAt,
      secondFactors: secondFactorsOf(first),
    },
  };
};
