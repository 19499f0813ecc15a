import { z } from "zod";
import { signOnNamePattern, signOnPurposes } from "../words/single-sign-on.ts";
import { AccountSchema } from "./account.ts";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { PasskeyAnswerSchema } from "./passkey.ts";
import { failsWith, SecondFactorCodeSchema } from "./schemas.ts";

export const ProviderNameSchema = z.string().max(40).regex(signOnNamePattern);

/** An operator's account at an identity provider. */
export const IdentitySchema = z.object({
  id: IdSchema,
  /** The provider's name and label. */
  name: z.string(),
  label: z.string(),
  /** The e-mail address at the provider, as last sent. */
  email: z.string(),
  linkedAt: TimeSchema,
  lastUsedAt: TimeSchema.nullable(),
  /** Whether the provider is in use. */
  enabled: z.boolean(),
});

/** The result of a visit to a provider. */
const SignedOnSchema = z.object({ purpose: z.enum(signOnPurposes), account: AccountSchema });

export const beginSignOn = endpoint({
  name: "signOn.begin",
  method: "POST",
  path: "/auth/single-sign-on/begin",
  access: "public",
  withoutSecondFactor: true,
  summary:
    "Begin a sign-in, or the reauthentication of the current session, with an identity provider. Returns where to send the browser",
  body: z.strictObject({ provider: ProviderNameSchema, purpose: z.enum(signOnPurposes) }),
  output: z.object({ url: z.string() }),
});

export const finishSignOn = endpoint({
  name: "signOn.finish",
  method: "POST",
  path: "/auth/single-sign-on/finish",
  access: "public",
  withoutSecondFactor: true,
  summary:
    "Finish with the query that the provider added to the redirect URI. Single use. If a second factor is required, proveFactor comes next",
  body: z.strictObject({
    provider: ProviderNameSchema,
    /** The query as received. */
    parameters: z.string().min(1).max(8_000),
  }),
  output: SignedOnSchema,
});

export const proveSignOnFactor = endpoint({
  name: "signOn.proveFactor",
  method: "POST",
  path: "/auth/single-sign-on/second-factor",
  access: "public",
  withoutSecondFactor: true,
  summary: "Give the second factor that finish asked for",
  body: z
    .strictObject({ code: SecondFactorCodeSchema, passkey: PasskeyAnswerSchema })
    .partial()
    .refine(
      ({ code, passkey }) => code !== undefined || passkey !== undefined,
      failsWith("proof_missing", "code"),
    ),
  output: SignedOnSchema,
});

export const providerLogout = endpoint({
  name: "signOn.logout",
  method: "POST",
  path: "/auth/single-sign-on/:name/logout",
  access: "public",
  summary:
    "OpenID Connect back-channel logout: an identity provider ends the sessions it opened. Sent as a form",
  params: z.object({ name: z.string().max(40) }),
  body: z.strictObject({ logout_token: z.string().min(1).max(16_000) }),
  output: z.literal(true),
});

export const listOwnIdentities = endpoint({
  name: "signOn.ownIdentities",
  method: "GET",
  path: "/cc-api/operator/identities",
  access: "signed-in",
  summary: "Your accounts at identity providers, with which you can sign in",
  output: z.array(IdentitySchema),
});

export const signOnEndpoints = [
  beginSignOn,
  finishSignOn,
  proveSignOnFactor,
  providerLogout,
  listOwnIdentities,
] as const;
