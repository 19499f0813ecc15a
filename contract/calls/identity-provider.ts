import { z } from "zod";
import {
  issuerProblems,
  passwordPolicies,
  roleMappingMost,
  standardVerifiedClaim,
} from "../words/single-sign-on.ts";
import { RoleSchema } from "./account.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { failsWith, typedLine, typedName } from "./schemas.ts";
import { ProviderNameSchema } from "./single-sign-on.ts";

const RoleMappingSchema = z.strictObject({
  /** A value of the claim. */
  value: typedName(200),
  role: RoleSchema,
});

/** Protocol and loopback exception are checked by the server: `not_https`. */
const IssuerSchema = z.url({ protocol: /^https?$/ }).max(500);

/** What an administrator enters, except for the secret. */
const settings = {
  name: ProviderNameSchema,
  /** On the sign-in button. */
  label: typedName(60),
  issuer: IssuerSchema,
  clientId: typedName(200),
  /** Separated by spaces; `openid` is one of them. */
  scopes: typedName(300),
  /** The roles that may sign in with it. */
  roles: z
    .array(RoleSchema)
    .min(1)
    .refine((roles) => new Set(roles).size === roles.length, failsWith("duplicated")),
  /** Whether the first sign-in with an operator's verified e-mail address links the two. */
  linkByEmail: z.boolean(),
  /** Whether the first sign-in of anyone else creates an operator. */
  createOperators: z.boolean(),
  /** The claim with the roles at the provider; empty without one. `a.b` reads b in a. */
  roleClaim: typedLine(200),
  /** The first row whose value the claim contains decides. Only allowed roles can be given. */
  roleMapping: z.array(RoleMappingSchema).max(roleMappingMost),
  /** The role if no row fits; null refuses the sign-in. */
  defaultRole: RoleSchema.nullable(),
  /** Whether every sign-in sets the role, or only the one that creates the operator. */
  applyRole: z.boolean(),
  /** Values of `amr` or `acr` that count as a second factor. */
  acceptedFactors: z.array(typedName(100)).max(20),
  enabled: z.boolean(),
};

const verified = {
  /** The boolean claim that says whether the e-mail address is verified: `email_verified`, or `xms_edov` at Entra. */
  emailVerifiedClaim: typedName(200),
  /** Whether the provider verifies all its addresses: one counts unless a claim says that it isn't verified. */
  emailsVerified: z.boolean(),
};

export const IdentityProviderSchema = z.object({
  id: IdSchema,
  ...settings,
  ...verified,
  name: z.string(),
  issuer: z.string(),
  hasSecret: z.boolean(),
  /** How many operators have an account there. */
  operators: z.int().min(0),
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
  /** Both have to be registered at the provider. */
  redirectUri: z.string(),
  logoutUri: z.string(),
  /** Whether the caller may change it: not if it signs in roles that the caller can't grant. */
  mayChange: z.boolean(),
});
export type IdentityProvider = z.infer<typeof IdentityProviderSchema>;

/** The secret, if the provider knows the console by one. Stored sealed and never returned. */
const clientSecret = z.string().min(1).max(2_000);

const byId = z.object({ id: IdSchema });

export const providerSorts = ["name", "createdAt"] as const;

export const listProviders = endpoint({
  name: "identityProvider.list",
  method: "GET",
  path: "/mc-api/identity-provider/list",
  access: "management:identity-provider:read",
  summary: "Identity providers for single sign-on",
  query: z.object({
    ...pageQuery,
    sort: z.enum(providerSorts).default("name"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(IdentityProviderSchema),
});

export const addProvider = endpoint({
  name: "identityProvider.add",
  method: "POST",
  path: "/mc-api/identity-provider/add",
  access: "management:identity-provider:update",
  reauth: true,
  secondPerson: ["roles", "resets"],
  summary: "Add an identity provider",
  body: z.strictObject({
    ...settings,
    emailVerifiedClaim: verified.emailVerifiedClaim.default(standardVerifiedClaim),
    emailsVerified: verified.emailsVerified.default(false),
    clientSecret: clientSecret.optional(),
  }),
  output: IdentityProviderSchema,
  status: 201,
});

export const updateProvider = endpoint({
  name: "identityProvider.update",
  method: "POST",
  path: "/mc-api/identity-provider/:id/update",
  access: "management:identity-provider:update",
  reauth: true,
  secondPerson: ["roles", "resets"],
  summary:
    "Change an identity provider. Its name stays; its issuer does once operators have accounts there. Disabling it ends the sessions it opened",
  params: byId,
  body: z
    .strictObject({
      ...settings,
      /** Absent: the stored ones stay. */
      clientSecret: clientSecret.optional(),
      emailVerifiedClaim: verified.emailVerifiedClaim.optional(),
      emailsVerified: verified.emailsVerified.optional(),
      /** When the edited version was last changed: prevents overwriting somebody else's change. */
      updatedAt: TimeSchema,
    })
    .omit({ name: true }),
  output: IdentityProviderSchema,
});

export const removeProvider = endpoint({
  name: "identityProvider.remove",
  method: "POST",
  path: "/mc-api/identity-provider/:id/remove",
  access: "management:identity-provider:update",
  reauth: true,
  summary: "Remove an identity provider, its links to operators, and the sessions it opened",
  params: byId,
  output: z.object({ endedSessions: z.int().min(0) }),
});

export const checkIssuer = endpoint({
  name: "identityProvider.check",
  method: "POST",
  path: "/mc-api/identity-provider/check",
  access: "management:identity-provider:update",
  reauth: true,
  summary: "Read an issuer’s discovery document and say what it supports, or the problem",
  body: z.strictObject({ issuer: IssuerSchema }),
  output: z.object({
    /** Null if the provider can be used. */
    problem: z.enum(issuerProblems).nullable(),
    /** The error's text, or the issuer that the document names. */
    detail: z.string(),
    authorizationEndpoint: z.string(),
    /** Whether it reports sign-outs, and with the session. */
    logout: z.boolean(),
    userInfo: z.boolean(),
    /** Scopes, claims and values of `acr` that it says it supports. */
    scopes: z.array(z.string()),
    claims: z.array(z.string()),
    acrValues: z.array(z.string()),
  }),
});

const PasswordPolicySchema = z.object({ passwords: z.enum(passwordPolicies) });

export const getPasswordPolicy = endpoint({
  name: "identityProvider.passwords",
  method: "GET",
  path: "/mc-api/identity-provider/passwords",
  access: "management:identity-provider:read",
  summary: "Who may sign in with a password, and the console’s public address",
  output: PasswordPolicySchema.extend({ publicUrl: z.string() }),
});

export const setPasswordPolicy = endpoint({
  name: "identityProvider.setPasswords",
  method: "POST",
  path: "/mc-api/identity-provider/passwords",
  access: "management:identity-provider:update",
  reauth: true,
  summary:
    "Set who may sign in with a password. Only root: other roles need an identity provider, so one must be enabled",
  body: z.strictObject({ passwords: z.enum(passwordPolicies) }),
  output: PasswordPolicySchema,
});

export const identityProviderEndpoints = [
  listProviders,
  addProvider,
  updateProvider,
  removeProvider,
  checkIssuer,
  getPasswordPolicy,
  setPasswordPolicy,
] as const;
