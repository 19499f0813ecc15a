import { normalText } from "@console-shell/contract/words/typed-text";
import type { Role } from "@console-shell/contract";
import { EditableBasicInfoSchema } from "@console-shell/contract/calls/basic-info";
import { standardVerifiedClaim } from "@console-shell/contract/words/single-sign-on";
import type { Provider } from "../identity-provider/client.ts";

/** What a provider says about a person, by the names that it uses. */
export type ProvidedClaims = Record<string, unknown>;

/** A claim by its name, or by a path of names: `realm_access.roles`. */
export const claimOf = (claims: ProvidedClaims, name: string): unknown => {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
};

const isYes = (value: unknown): boolean =>
  value === true ||
  value === 1 ||
  (typeof value === "string" && ["true", "1"].includes(value.trim().toLowerCase()));

/**
 * Whether claims say that their e-mail address is verified, by the provider's own claim or because it verifies all of
 * them. Any value other than a yes means no, whichever of the claims has it.
 */
export const isVerified = (
  { emailVerifiedClaim, emailsVerified }: Pick<Provider, "emailVerifiedClaim" | "emailsVerified">,
  claims: ProvidedClaims,
  other: ProvidedClaims,
): boolean => {
  const names = [standardVerifiedClaim, emailVerifiedClaim];
  const said = [claims, other].flatMap((all) => names.map((name) => claimOf(all, name)));
  if (said.some((value) => value !== undefined && !isYes(value))) return false;
  return emailsVerified || isYes(claimOf(claims, emailVerifiedClaim));
};

/**
 * Whether a claim can identify an account or a session at the provider. Databases don't store other texts unchanged.
 */
export const isName = (value: unknown): value is string =>
  typeof value === "string" && /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(value);

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === "string");

/** The role of the mapping's first row whose value the claim contains, else the default role. */
export const mappedRole = (
  {
    roleClaim,
    roleMapping,
    defaultRole,
  }: Pick<Provider, "roleClaim" | "roleMapping" | "defaultRole">,
  claims: ProvidedClaims,
): Role | null => {
  const values = new Set(roleClaim === "" ? [] : textsOf(claimOf(claims, roleClaim)));
  return roleMapping.find(({ value }) => values.has(value))?.role ?? defaultRole;
};

/** Whether the provider says that a second factor was used that is accepted. */
export const hasAcceptedFactor = (
  { acceptedFactors }: Pick<Provider, "acceptedFactors">,
  { amr, acr }: ProvidedClaims,
): boolean => [...textsOf(amr), ...textsOf(acr)].some((value) => acceptedFactors.includes(value));

/** A one-line text of a claim; empty if there is none. */
export const textOf = (value: unknown, longest: number): string =>
  typeof value === "string"
    ? value
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
        .trim()
        .slice(0, longest)
    : "";

const { email: EmailSchema } = EditableBasicInfoSchema.shape;

/**
 * The e-mail address of the claims; empty if an operator couldn't have it. One that isn't written as addresses are kept
 * counts as none: with the Kelvin sign, for example, it would become another person's.
 */
export const emailOf = (claims: ProvidedClaims): string => {
  const email = EmailSchema.safeParse(textOf(claims["email"], 254)).data ?? "";
  return email === normalText(email) ? email : "";
};

/** An account name made of a provider's user name, without characters that the console doesn't allow. */
export const accountNameOf = (claims: ProvidedClaims): string => {
  const wanted = textOf(claims["preferred_username"], 254) || textOf(claims["email"], 254);
  const allowed = wanted
    .split("@")[0]!
    .replaceAll(/[^A-Za-z0-9._-]/g, "")
    .replace(/^[._-]+/, "")
    .slice(0, 28);
  return allowed.length >= 3 ? allowed : `${allowed || "user"}-01`;
};
