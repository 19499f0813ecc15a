import type { Session } from "../../http/call.ts";
import type { Services } from "../../services.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../account/second-factors-of.ts";
import { sessionLifetimes } from "./lifetimes.ts";
import { readGrants } from "./read-grants.ts";
import { sessionOfToken } from "./sessions-of-tokens.ts";
import { hashToken } from "./token.ts";

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
  const first = await sessionOfToken(database, hashToken(token));
  if (!first || first.expires_at <= now) return null;
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
