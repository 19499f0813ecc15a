import type { Role } from "@console-shell/contract";
import type { Session } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";

const reservedToRoot: readonly Role[] = ["root", "admin"];

/** Only root gives the roles root and admin. */
export const refuseUnlessMayGrant = (session: Session, role: Role): void => {
  if (session.role !== "root" && reservedToRoot.includes(role))
    throw new Refusal("forbidden", [{ path: "role", code: "only_root" }]);
};

/** Only root changes a root operator. */
export const refuseUnlessMayAlter = (session: Session, operator: { role: Role }): void => {
  if (session.role !== "root" && operator.role === "root")
    throw new Refusal("forbidden", [{ path: "id", code: "only_root" }]);
};

/**
 * Nobody locks oneself out, and the own password is changed with the old one, never past it.
 * `path` names what was asked for.
 */
export const refuseOnSelf = (session: Session, operatorId: string, path: string): void => {
  if (session.operatorId === operatorId)
    throw new Refusal("forbidden", [{ path, code: "own_account" }]);
};

/** Refuses to take the last active root away; `roots` are the active ones, locked until it is done. */
export const refuseLastRoot = (
  roots: readonly { id: string }[],
  operatorId: string,
  path: string,
): void => {
  if (roots.length > 0 && roots.every((root) => root.id === operatorId))
    throw new Refusal("conflict", [{ path, code: "last_root" }]);
};
