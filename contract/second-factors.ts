import type { Role } from "./permissions.ts";

/** What an operator can have beside the password: an authenticator app, a passkey. */
export const secondFactors = ["totp", "passkey"] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Roles that do nothing without a second factor; a demo only offers it. */
export const secondFactorRoles: readonly Role[] = ["root", "admin"];
