/** A company's identity provider, as a sign-in button shows it. */
export interface SignOnProvider {
  /** Its name in addresses. */
  name: string;
  label: string;
}

/** Who may sign in with a password: everyone, or only root, for when no provider answers. */
export const passwordPolicies = ["everyone", "root"] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];

/** What the sign-in page offers besides a password. */
export interface SignOnOffer {
  providers: SignOnProvider[];
  passwords: PasswordPolicy;
}

/** What a visit to a provider is for: a new session, or fresh proof in the current one. */
export const signOnPurposes = ["sign-in", "confirm"] as const;
export type SignOnPurpose = (typeof signOnPurposes)[number];

/** The page that a provider sends people back to; registered there as the redirect URI. */
export const signOnCallback = (name: string): string => `/user/single-sign-on/${name}`;

/** Where a provider reports that somebody has signed out; registered there as the back-channel logout URI. */
export const signOnLogout = (name: string): string => `/auth/single-sign-on/${name}/logout`;

/** A provider's name: lower case letters, digits and hyphens. */
export const signOnNamePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** The claim of OpenID Connect that says whether an e-mail address is verified. */
export const standardVerifiedClaim = "email_verified";

/** How long somebody may stay at a provider, in milliseconds. */
export const signOnLifetime = 10 * 60_000;

/** Maximum rows of a provider's role mapping. */
export const roleMappingMost = 50;

/** What a check of an issuer can fail with. */
export const issuerProblems = [
  "unreachable",
  "not_https",
  "not_a_provider",
  "other_issuer",
] as const;
export type IssuerProblem = (typeof issuerProblems)[number];
