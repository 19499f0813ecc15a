import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import {
  NewPasskeyOptionsSchema,
  NewPasskeySchema,
  PasskeyAnswerSchema,
  PasskeyOptionsSchema,
} from "./passkey.ts";
import { PasswordSchema } from "./password.ts";
import { failsWith, SecondFactorCodeSchema, typedName } from "./schemas.ts";
import { AccountSchema } from "./account.ts";

/** A passkey's name, so the operator can tell them apart. */
const PasskeyNameSchema = typedName(60);

export const PasskeySchema = z.object({
  id: IdSchema,
  name: z.string(),
  createdAt: TimeSchema,
  lastUsedAt: TimeSchema.nullable(),
  /** Whether the passkey syncs across the operator's devices, as with a phone or password manager. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof PasskeySchema>;

/** Shown once; each signs in once in place of the authenticator app or the passkey. */
const recoveryCodes = z.array(z.string());
/** Created with the first second factor; null if there was one already. */
const firstRecoveryCodes = recoveryCodes.nullable();

export const getSecondFactors = endpoint({
  name: "secondFactor.get",
  method: "GET",
  path: "/cc-api/operator/secondFactors",
  access: "signed-in",
  withoutSecondFactor: true,
  summary: "Your second factors",
  output: z.object({
    /** Whether the role requires one. */
    required: z.boolean(),
    /** When the authenticator app was confirmed; null without one. */
    totpSince: TimeSchema.nullable(),
    passkeys: z.array(PasskeySchema),
    recoveryCodesLeft: z.int().min(0),
  }),
});

export const beginTotp = endpoint({
  name: "secondFactor.beginTotp",
  method: "POST",
  path: "/cc-api/operator/totp/begin",
  access: "signed-in",
  withoutSecondFactor: true,
  reauth: true,
  summary: "Create a secret for an authenticator app. It becomes active once a code is confirmed",
  output: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth://`, for the QR code. */
    uri: z.string(),
  }),
});

export const confirmTotp = endpoint({
  name: "secondFactor.confirmTotp",
  method: "POST",
  path: "/cc-api/operator/totp/confirm",
  access: "signed-in",
  withoutSecondFactor: true,
  reauth: true,
  summary: "Confirm the authenticator app with a code. All other sessions end",
  body: z.strictObject({ code: SecondFactorCodeSchema }),
  output: z.object({ recoveryCodes: firstRecoveryCodes }),
});

export const removeTotp = endpoint({
  name: "secondFactor.removeTotp",
  method: "POST",
  path: "/cc-api/operator/totp/remove",
  access: "signed-in",
  reauth: true,
  summary: "Remove the authenticator app. Fails for the last factor if the role requires one",
  output: z.literal(true),
});

export const renewRecoveryCodes = endpoint({
  name: "secondFactor.renewRecoveryCodes",
  method: "POST",
  path: "/cc-api/operator/recoveryCodes/renew",
  access: "signed-in",
  reauth: true,
  summary: "Generate new recovery codes. The old ones stop working",
  output: z.object({ recoveryCodes }),
});

export const beginPasskey = endpoint({
  name: "secondFactor.beginPasskey",
  method: "POST",
  path: "/cc-api/operator/passkeys/begin",
  access: "signed-in",
  withoutSecondFactor: true,
  reauth: true,
  summary: "WebAuthn options to create a passkey",
  output: NewPasskeyOptionsSchema,
});

export const addPasskey = endpoint({
  name: "secondFactor.addPasskey",
  method: "POST",
  path: "/cc-api/operator/passkeys/add",
  access: "signed-in",
  withoutSecondFactor: true,
  reauth: true,
  summary: "Save a passkey that the browser created. The first one ends all other sessions",
  body: z.strictObject({ name: PasskeyNameSchema, passkey: NewPasskeySchema }),
  output: z.object({ passkey: PasskeySchema, recoveryCodes: firstRecoveryCodes }),
  status: 201,
});

export const renamePasskey = endpoint({
  name: "secondFactor.renamePasskey",
  method: "PATCH",
  path: "/cc-api/operator/passkeys/:id",
  access: "signed-in",
  summary: "Rename a passkey",
  params: z.object({ id: IdSchema }),
  body: z.strictObject({ name: PasskeyNameSchema }),
  output: PasskeySchema,
});

export const removePasskey = endpoint({
  name: "secondFactor.removePasskey",
  method: "POST",
  path: "/cc-api/operator/passkeys/:id/remove",
  access: "signed-in",
  reauth: true,
  summary: "Remove a passkey. Fails for the last factor if the role requires one",
  params: z.object({ id: IdSchema }),
  output: z.literal(true),
});

export const passkeyOptions = endpoint({
  name: "passkey.options",
  method: "POST",
  path: "/auth/passkey/options",
  access: "public",
  summary: "WebAuthn options to sign in with a passkey. Reveals nothing about accounts",
  output: PasskeyOptionsSchema,
});

export const passkeyLogin = endpoint({
  name: "passkey.login",
  method: "POST",
  path: "/auth/passkey/login",
  access: "public",
  summary: "Sign in with a passkey, which covers both factors",
  body: z.strictObject({
    passkey: PasskeyAnswerSchema,
    remember: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  output: AccountSchema,
});

export const reauthenticate = endpoint({
  name: "session.reauthenticate",
  method: "POST",
  path: "/auth/session/reauthenticate",
  access: "signed-in",
  withoutSecondFactor: true,
  summary: "Reauthenticate by passkey, or by password and second factor. The session token changes",
  body: z
    .strictObject({
      password: PasswordSchema,
      code: SecondFactorCodeSchema,
      passkey: PasskeyAnswerSchema,
    })
    .partial()
    .refine(
      (body) => body.password !== undefined || body.passkey !== undefined,
      failsWith("proof_missing", "password"),
    ),
  output: z.literal(true),
});

export const secondFactorEndpoints = [
  getSecondFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  passkeyOptions,
  passkeyLogin,
  reauthenticate,
] as const;
