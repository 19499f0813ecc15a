import { type Permission, permissions } from "@console-shell/contract";
import type { Session } from "../../http/call.ts";
import type { Services } from "../../services.ts";
import { isSecondFactorMissing } from "../account/second-factors-of.ts";
import { sessionLifetimes } from "./lifetimes.ts";
import { hashToken } from "./token.ts";

const knownPermissions: ReadonlySet<string> = new Set(permissions);

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
  const rows = await database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operator_id")
    .leftJoin("role_permissions", "role_permissions.role", "operators.role")
    .where("sessions.token_hash", "=", hashToken(token))
    .where("sessions.expires_at", ">", now)
    .where("operators.status", "=", "active")
    .select([
      "sessions.id",
      "sessions.operator_id",
      "sessions.last_seen_at",
      "sessions.remember",
      "sessions.auth_at",
      "operators.account",
      "operators.role",
      "operators.has_totp",
      "operators.has_passkey",
      "role_permissions.permission",
    ])
    .execute();
  const [first] = rows;
  if (!first) return null;
  if (!first.remember && first.last_seen_at + sessionLifetimes.idle <= now) return null;

  if (first.last_seen_at + sessionLifetimes.seenResolution <= now)
    await database
      .updateTable("sessions")
      .set({ last_seen_at: now })
      .where("id", "=", first.id)
      .where("last_seen_at", "<", now)
      .execute();

  return {
    id: first.id,
    operatorId: first.operator_id,
    account: first.account,
    role: first.role,
    authAt: first.auth_at,
    secondFactorMissing: isSecondFactorMissing(secondFactorRoles, first),
    permissions: new Set(
      rows
        .map((row) => row.permission)
        .filter((code): code is Permission => code !== null && knownPermissions.has(code)),
    ),
  };
};
