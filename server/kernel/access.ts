import { type AnyPermission, type OperatorEndpoint, reauthWithin } from "@console-shell/contract";
import { isAllowed } from "#platform/address-list.ts";
import type { Session } from "./session.ts";
import { Refusal } from "./refusal.ts";

/** What admits a call: the part of a declared one that decides. A sub-app's own calls need a permission of its own. */
export type Guard = Pick<
  OperatorEndpoint,
  "name" | "alsoAccess" | "reauth" | "withoutSecondFactor" | "whileViewing" | "token" | "stream"
> & { access: OperatorEndpoint["access"] | AnyPermission };

/** Refuses a call that needs a recent reauthentication if the last one is too old. */
export const refuseStaleProof = ({ authAt }: Session, now: number): void => {
  if (authAt + reauthWithin <= now) throw new Refusal("reauth_required");
};

/** Refuses calls that a role requiring a second factor may not make before it has one. */
export const refuseWithoutSecondFactor = ({ secondFactorMissing }: Session): void => {
  if (secondFactorMissing) throw new Refusal("second_factor_missing");
};

/** Refuses a session from an address that its role's policy excludes. Signing out works from anywhere. */
export const refuseElsewhere = ({ access }: Guard, session: Session, address: string): void => {
  if (access !== "public" && !isAllowed(session.addresses, address))
    throw new Refusal("address_not_allowed");
};

/**
 * Refuses a call from a page of another account than the one signed in, which would otherwise act for the wrong
 * account.
 */
const refuseForeign = ({ operatorId }: Session, pageAccount: string | undefined): void => {
  if (pageAccount !== undefined && pageAccount !== operatorId) throw new Refusal("foreign_account");
};

/** Refuses what a token isn't for: another sub-app, or another scope. */
export const refuseOtherToken = (
  { token: scopes = [] }: Guard,
  { token }: Session,
  subApp: string | undefined,
): void => {
  if (!token) return;
  if (token.app !== subApp) throw new Refusal("forbidden", [{ path: "name", code: "other_app" }]);
  if (!scopes.some((scope) => token.scopes.includes(scope)))
    throw new Refusal("scope_missing", [{ path: "scope", code: scopes[0]! }]);
};

/**
 * While somebody sees the console as another operator, only reads with a permission of both are answered, and a few of
 * the operator's own: no writes, no sessions or second factors, and no backends of sub-apps, whose reads may do anything.
 */
export const refuseWhileViewing = (
  { access, name, whileViewing }: Guard,
  method: string,
  session: Session | null,
): void => {
  if (!session?.viewer || whileViewing) return;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || access === "signed-in" || name === "subApp.backend")
    throw new Refusal("viewing_only");
};

/** Refuses a call that its session doesn't permit, naming the missing permission. */
export const refuseWithoutAccess = (
  { access, alsoAccess = [], reauth, withoutSecondFactor }: Guard,
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
