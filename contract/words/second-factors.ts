import type { Role } from "./permissions.ts";

/** Second factors: an authenticator app or a passkey. */
export const secondFactors = ["totp", "passkey"] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Roles that must have a second factor; a demo only offers it. */
export const secondFactorRoles: readonly Role[] = ["root", "admin"];
