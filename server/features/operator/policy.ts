import type { Locale, Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { Session } from "../../http/call.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { grantsByRole } from "../role/grants-by-role.ts";
import { refusal } from "./words.ts";

/** Who asks, and in which language to say no. */
export interface Asking {
  session: Session;
  locale: Locale;
}

const reservedToRoot: readonly Role[] = ["root", "admin"];

const mayMoreThan = async (
  database: Kysely<Tables>,
  { permissions }: Session,
  role: Role,
): Promise<boolean> => {
  const permissionsOf = await grantsByRole({ database });
  return permissionsOf(role).some((code) => !permissions.has(code));
};

/** Only root gives the roles root and admin, and nobody else one that may more than oneself. */
export const refuseUnlessMayGrant = async (
  database: Kysely<Tables>,
  { session, locale }: Asking,
  role: Role,
): Promise<void> => {
  if (session.role === "root") return;
  if (reservedToRoot.includes(role)) throw refusal("forbidden", "role", "only_root", locale);
  if (await mayMoreThan(database, session, role))
    throw refusal("forbidden", "role", "beyond_own", locale);
};

/**
 * Only root changes a root operator, and nobody else one who may more than oneself: whoever resets a
 * password, or chooses the address that links are mailed to, could sign in as that operator.
 */
export const refuseUnlessMayAlter = async (
  database: Kysely<Tables>,
  { session, locale }: Asking,
  operator: { role: Role },
): Promise<void> => {
  if (session.role === "root") return;
  if (operator.role === "root") throw refusal("forbidden", "id", "only_root", locale);
  if (await mayMoreThan(database, session, operator.role))
    throw refusal("forbidden", "id", "beyond_own", locale);
};

/** Refuses what only a mailed link could finish where nothing can be mailed. `path` names what was asked for. */
export const refuseWithoutMail = (
  { delivers }: Mailer,
  { locale }: Pick<Asking, "locale">,
  path: string,
): void => {
  if (!delivers) throw refusal("conflict", path, "no_mail", locale);
};

/**
 * Nobody locks oneself out, and the own password is changed with the old one, never past it.
 * `path` names what was asked for.
 */
export const refuseOnSelf = (
  { session, locale }: Asking,
  operatorId: string,
  path: string,
): void => {
  if (session.operatorId === operatorId) throw refusal("forbidden", path, "own_account", locale);
};

/** Refuses to take the last root away; `roots` are those who can sign in, locked until it is done. */
export const refuseLastRoot = (
  { locale }: Asking,
  roots: readonly { id: string }[],
  operatorId: string,
  path: string,
): void => {
  if (roots.length > 0 && roots.every((root) => root.id === operatorId))
    throw refusal("conflict", path, "last_root", locale);
};
