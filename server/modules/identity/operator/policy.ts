import type { Role } from "@console-shell/contract";
import { roles } from "@console-shell/contract/words/roles";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { grantsByRole } from "../role/reads.ts";

/** A call of a signed-in operator. */
export interface SessionCall {
  session: Session;
}

const reservedToRoot: readonly Role[] = ["root", "admin"];

const mayMoreThan = (
  permissionsOf: Awaited<ReturnType<typeof grantsByRole>>,
  { permissions }: Pick<Session, "permissions">,
  role: Role,
): boolean => permissionsOf(role).some((code) => !permissions.has(code));

/** The roles that the caller can grant: see `refuseUnlessMayGrant`. */
export const grantableRoles = async (
  database: Kysely<Tables>,
  session: Session,
): Promise<Role[]> => {
  if (session.role === "root") return [...roles];
  const permissionsOf = await grantsByRole({ database });
  return roles.filter(
    (role) => !reservedToRoot.includes(role) && !mayMoreThan(permissionsOf, session, role),
  );
};

/** Only root grants the roles root and admin, and nobody else grants a role with more permissions than their own. */
export const refuseUnlessMayGrant = async (
  database: Kysely<Tables>,
  { session }: SessionCall,
  role: Role,
): Promise<void> => {
  if (session.role === "root") return;
  if (reservedToRoot.includes(role))
    throw new Refusal("forbidden", [{ path: "role", code: "only_root" }]);
  if (mayMoreThan(await grantsByRole({ database }), session, role))
    throw new Refusal("forbidden", [{ path: "role", code: "beyond_own" }]);
};

/** What prevents the caller from changing an operator; undefined if nothing does. */
type AlterRule = (operator: { role: Role }) => "only_root" | "beyond_own" | undefined;

/**
 * Only root changes a root operator, and nobody else changes one with more permissions: resetting a password, or
 * changing the address that links are mailed to, would let them sign in as that operator.
 */
export const readAlterRule = async (
  database: Kysely<Tables>,
  session: Pick<Session, "role" | "permissions">,
): Promise<AlterRule> => {
  if (session.role === "root") return () => undefined;
  const permissionsOf = await grantsByRole({ database });
  return ({ role }) => {
    if (role === "root") return "only_root";
    return mayMoreThan(permissionsOf, session, role) ? "beyond_own" : undefined;
  };
};

/** Refuses what `readAlterRule` forbids. */
export const refuseUnlessMayAlter = async (
  database: Kysely<Tables>,
  { session }: SessionCall,
  operator: { role: Role },
): Promise<void> => {
  const against = (await readAlterRule(database, session))(operator);
  if (against) throw new Refusal("forbidden", [{ path: "id", code: against }]);
};

/** Whether an identity provider manages an operator, so that only root changes by hand what it manages. */
export const isManagedElsewhere = (
  { role }: Pick<Session, "role">,
  { provisioned }: { provisioned: boolean },
): boolean => provisioned && role !== "root";

/** Refuses changes by hand of what an identity provider manages. `path` names the requested change. */
export const refuseProvisioned = (
  { session }: SessionCall,
  operator: { provisioned: boolean },
  path: string,
): void => {
  if (isManagedElsewhere(session, operator))
    throw new Refusal("forbidden", [{ path, code: "provisioned" }]);
};

/** Whether an operator is the caller. */
export const isOwn = ({ operatorId }: Pick<Session, "operatorId">, id: string): boolean =>
  operatorId === id;

/**
 * Nobody can lock themselves out, and one's own password is only changed with the old one. `path` names the requested
 * change.
 */
export const refuseOnSelf = ({ session }: SessionCall, operatorId: string, path: string): void => {
  if (isOwn(session, operatorId)) throw new Refusal("forbidden", [{ path, code: "own_account" }]);
};

/** Refuses to remove the last root; `roots` are those who can sign in, locked until the change is committed. */
export const refuseLastRoot = (
  roots: readonly { id: string }[],
  operatorId: string,
  path: string,
): void => {
  if (roots.length > 0 && roots.every((root) => root.id === operatorId))
    throw new Refusal("conflict", [{ path, code: "last_root" }]);
};
