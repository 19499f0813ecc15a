import { type OperatorEndpoint, reauthWithin } from "@console-shell/contract";
import type { Session } from "./call.ts";
import { Refusal } from "./refusal.ts";

/** Refuses what needs a fresh proof of who asks, where the last one is too long ago. */
export const refuseStaleProof = ({ authAt }: Session, now: number): void => {
  if (authAt + reauthWithin <= now) throw new Refusal("reauth_required");
};

/** Refuses what a role that demands a second factor may not do before there is one. */
export const refuseWithoutSecondFactor = ({ secondFactorMissing }: Session): void => {
  if (secondFactorMissing) throw new Refusal("second_factor_missing");
};

/** Refuses what a page asks for another account than is signed in, whose it would otherwise become. */
const refuseForeign = ({ operatorId }: Session, pageAccount: string | undefined): void => {
  if (pageAccount !== undefined && pageAccount !== operatorId) throw new Refusal("foreign_account");
};

/** Refuses a call that its session does not cover; a missing permission is named. */
export const refuseWithoutAccess = (
  { access, alsoAccess = [], reauth, withoutSecondFactor }: OperatorEndpoint,
  session: Session | null,
  pageAccount: string | undefined,
  now: number,
): void => {
  if (access === "public") return;
  if (!session) throw new Refusal("not_signed_in");
  refuseForeign(session, pageAccount);
  if (!withoutSecondFactor) refuseWithoutSecondFactor(session);
  if (
    access !== "signed-in" &&
    ![access, ...alsoAccess].some((permission) => session.permissions.has(permission))
  )
    throw new Refusal("forbidden", [{ path: "permission", code: access }]);
  if (reauth === true) refuseStaleProof(session, now);
};
