import { defaultGrants, type Permission } from "./permissions.ts";
import { type Role, roles } from "./roles.ts";

/** Second factors: an authenticator app or a passkey. */
export const secondFactors = ["totp", "passkey"] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** What a role's policy asks for; `passkey` doesn't accept codes. */
export const secondFactorRules = ["none", "any", "passkey"] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Roles that manage the others: their rule is never lowered to none, and by default they can't sign in by face. */
export const guardedRoles: readonly Role[] = ["root", "admin"];

const decides = (code: Permission) => /^(finance:.+:decide|face-search:.+:review)$/.test(code);

/**
 * Roles that need a second factor until root changes the policy: the guarded ones, and those that by default decide
 * about money or faces. A demo starts without.
 */
export const secondFactorRoles: readonly Role[] = roles.filter(
  (role) => guardedRoles.includes(role) || defaultGrants[role].some(decides),
);
