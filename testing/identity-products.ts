// Who signs in at a product, with the claims that it sends: https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference,
// https://developer.okta.com/docs/api/openapi/okta-oauth/guides/overview, https://developers.google.com/identity/openid-connect/openid-connect,
// https://www.keycloak.org/docs/latest/server_admin
import type { Person } from "./identity-provider.ts";

export interface Employee {
  email: string;
  name: string;
  /** Groups, or in Entra their identifiers. */
  groups?: string[];
}

/** Microsoft Entra sends `email`, `xms_edov`, `auth_time` and `sid` only if they're added as optional claims. */
export const atEntra = (
  { email, name, groups }: Employee,
  { edov, optional = true }: { edov?: boolean | 0 | 1; optional?: boolean } = {},
): Person => ({
  claims: { name, email },
  inToken: {
    name,
    preferred_username: email,
    oid: "00000000-0000-0000-66f3-3332eca7ea81",
    tid: "9122040d-6c67-4c5b-b112-36a304b66dad",
    ...(groups && { groups }),
    ...(optional && { email }),
    ...(edov !== undefined && { xms_edov: edov }),
  },
  leavesOut: optional ? ["amr", "acr"] : ["amr", "acr", "auth_time", "sid"],
});

/** Okta's ID tokens are thin if there's an access token, too: `email_verified` is only in the user info. */
export const atOkta = (
  { email, name, groups }: Employee,
  { verified = true, amr = ["pwd"] } = {},
): Person => ({
  claims: { name, preferred_username: email, email, email_verified: verified },
  inToken: { name, preferred_username: email, email, ...(groups && { groups }) },
  amr,
  leavesOut: ["sid", "acr"],
});

/** Google sends no groups, no session and not when somebody authenticated. */
export const atGoogle = ({ email, name }: Employee): Person => {
  const claims = { email, email_verified: true, name, hd: email.split("@")[1]! };
  return { claims, inToken: claims, leavesOut: ["sid", "auth_time", "amr", "acr"] };
};

/** Keycloak sends everything in both places; roles and groups as its mappers say. */
export const atKeycloak = ({ email, name, groups }: Employee, { verified = true } = {}): Person => {
  const claims = {
    email,
    email_verified: verified,
    name,
    preferred_username: email.split("@")[0]!,
    ...(groups && { groups }),
  };
  return { claims, inToken: claims, acr: "1" };
};
