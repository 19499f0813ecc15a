import type { Access } from "@console-shell/contract";
import type { Session } from "./call.ts";
import { Refusal } from "./refusal.ts";

/** Refuses a call that its session does not cover; a missing permission is named. */
export const refuseWithoutAccess = (access: Access, session: Session | null): void => {
  if (access === "public") return;
  if (!session) throw new Refusal("not_signed_in");
  if (access === "signed-in" || session.permissions.has(access)) return;
  throw new Refusal("forbidden", [{ path: "permission", code: access }]);
};
