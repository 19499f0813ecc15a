import type { Locale, Role } from "@console-shell/contract";
import type { Session } from "../../http/call.ts";
import { refusal } from "./words.ts";

/** Who asks, and in which language to say no. */
export interface Asking {
  session: Session;
  locale: Locale;
}

const reservedToRoot: readonly Role[] = ["root", "admin"];

/** Only root gives the roles root and admin. */
export const refuseUnlessMayGrant = ({ session, locale }: Asking, role: Role): void => {
  if (session.role !== "root" && reservedToRoot.includes(role))
    throw refusal("forbidden", "role", "only_root", locale);
};

/** Only root changes a root operator. */
export const refuseUnlessMayAlter = (
  { session, locale }: Asking,
  operator: { role: Role },
): void => {
  if (session.role !== "root" && operator.role === "root")
    throw refusal("forbidden", "id", "only_root", locale);
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

/** Refuses to take the last active root away; `roots` are the active ones, locked until it is done. */
export const refuseLastRoot = (
  { locale }: Asking,
  roots: readonly { id: string }[],
  operatorId: string,
  path: string,
): void => {
  if (roots.length > 0 && roots.every((root) => root.id === operatorId))
    throw refusal("conflict", path, "last_root", locale);
};
