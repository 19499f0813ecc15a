import type { Locale, Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { grantsByRole } from "../role/grants-by-role.ts";
import { refusal } from "./words.ts";

/** Who asks, and in which language to say no. */
export interface Asking {
  session: Session;
  locale: Locale;
}

const reservedToRoot: readonly Role[] = ["root", "admin"];

const mayMoreThan = (
  permissionsOf: Awaited<ReturnType<typeof grantsByRole>>,
  { permissions }: Session,
  role: Role,
): boolean => permissionsOf(role).some((code) => !permissions.has(code));

/** Only root gives the roles root and admin, and nobody else one that may more than oneself. */
export const refuseUnlessMayGrant = async (
  database: Kysely<Tables>,
  { session, locale }: Asking,
  role: Role,
): Promise<void> => {
  if (session.role === "root") return;
  if (reservedToRoot.includes(role)) throw refusal("forbidden", "role", "only_root", locale);
  if (mayMoreThan(await grantsByRole({ database }), session, role))
    throw refusal("forbidden", "role", "beyond_own", locale);
};

/** What keeps the caller from changing an operator; undefined where nothing does. */
type AlterRule = (operator: { role: Role }) => "only_root" | "beyond_own" | undefined;

/**
 * Only root changes a root operator, and nobody else one who may more than oneself: whoever resets a
 * password, or chooses the address that links are mailed to, could sign in as that operator.
 */
export const readAlterRule = async (
  database: Kysely<Tables>,
  session: Session,
): Promise<AlterRule> => {
  if (session.role === "root") return () => undefined;
  const permissionsOf = await grantsByRole({ database });
  return ({ role }) => {
    if (role === "root") return "only_root";
    return mayMoreThan(permissionsOf, session, role) ? "beyond_own" : undefined;
  };
};

/** Refuses what `readAlterRule` is against. */
export const refuseUnlessMayAlter = async (
  database: Kysely<Tables>,
  { session, locale }: Asking,
  operator: { role: Role },
): Promise<void> => {
  const against = (await readAlterRule(database, session))(operator);
  if (against) throw refusal("forbidden", "id", against, locale);
};

/** Refuses what only a mailed link could finish where nothing can be mailed. `path` names what was asked for. */
export const refuseWithoutMail = (
  { delivers }: Mailer,
  { locale }: Pick<Asking, "locale">,
  path: string,
): void => {
  if (!delivers) throw refusal("conflict", path, "no_mail", locale);
};

/** Whether an operator is the caller. */
export const isOwn = ({ operatorId }: Pick<Session, "operatorId">, id: string): boolean =>
  operatorId === id;

/**
 * Nobody locks oneself out, and the own password is changed with the old one, never past it.
 * `path` names what was asked for.
 */
export const refuseOnSelf = (
  { session, locale }: Asking,
  operatorId: string,
  path: string,
): void => {
  if (isOwn(session, operatorId)) throw refusal("forbidden", path, "own_account", locale);
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
