import { z } from "zod";

// The passkey messages between browser and server, in the JSON of WebAuthn Level 3.

const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/* Authenticators report varying values here; the server trusts none of them. */
const transports = z.array(z.string().max(32)).max(8).optional();
const attachment = z.enum(["platform", "cross-platform"]).optional();
/** None is asked for. */
const clientExtensionResults = z.strictObject({});

/** A newly created passkey. */
export const NewPasskeySchema = z.strictObject({
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal("public-key"),
  response: z.strictObject({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(12_000),
    authenticatorData: encoded(8000).optional(),
    publicKey: encoded(8000).optional(),
    publicKeyAlgorithm: z.int().optional(),
    transports,
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults,
});

/** A challenge signed by a passkey. */
export const PasskeyAnswerSchema = z.strictObject({
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal("public-key"),
  response: z.strictObject({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: encoded(200).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults,
});

const userVerification = z.literal("required");

/** For `navigator.credentials.create()`. */
export const NewPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
});

/** For `navigator.credentials.get()`. */
export const PasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
});
