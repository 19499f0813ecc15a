import { z } from "zod";
import { cameraSteps, faceConsent, framesAtMost } from "../words/camera-steps.ts";
import { endpoint, TimeSchema } from "./endpoint.ts";
import { PasskeyAnswerSchema } from "./passkey.ts";
import { SecondFactorCodeSchema } from "./schemas.ts";
import { AccountSchema } from "./account.ts";

/** The account name or e-mail address, case-insensitive. */
const account = z.string().trim().min(1).max(254);

const ChallengeSchema = z.object({
  challengeId: z.string(),
  /** The steps in order; the first is to look straight ahead. */
  steps: z.array(z.enum(cameraSteps)),
  expiresAt: TimeSchema,
});

/** A challenge, and for each of its steps a few frames as data URLs (JPEG, up to 88 kB each). */
const followed = {
  challengeId: z.string().regex(/^[\w-]{43}$/),
  frames: z
    .array(
      z
        .array(
          z
            .string()
            .max(120_000)
            .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
        )
        .min(1)
        .max(framesAtMost),
    )
    .min(2)
    .max(4),
};

/** Body limit that fits all the frames of a challenge. */
const framesBytes = 4 * 1024 * 1024;

export const cameraChallenge = endpoint({
  name: "session.cameraChallenge",
  method: "POST",
  path: "/auth/cam/challenge",
  access: "public",
  summary: "Challenge to sign in by face. The same for any account, existing or not",
  body: z.strictObject({ account }),
  output: ChallengeSchema,
});

export const faceLogin = endpoint({
  name: "session.faceLogin",
  method: "POST",
  path: "/auth/cam/login",
  access: "public",
  summary: "Sign in with a face that follows a challenge, and with the second factor, if any",
  maxBody: framesBytes,
  body: z.strictObject({
    account,
    ...followed,
    /** From the authenticator app, or a recovery code; sent with the same frames once requested. */
    code: SecondFactorCodeSchema.optional(),
    /** In place of the code. */
    passkey: PasskeyAnswerSchema.optional(),
    remember: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  output: AccountSchema,
});

export const getFaceLogin = endpoint({
  name: "faceLogin.get",
  method: "GET",
  path: "/cc-api/operator/face",
  access: "signed-in",
  summary: "Whether your face is enrolled for sign-in",
  output: z.object({
    /** Whether the console lets this role sign in by face. */
    offered: z.boolean(),
    enrolledAt: TimeSchema.nullable(),
    /** It was enrolled with another engine or consent text, and no longer counts. */
    outdated: z.boolean(),
  }),
});

export const beginFaceEnrolment = endpoint({
  name: "faceLogin.beginEnrolment",
  method: "POST",
  path: "/cc-api/operator/face/begin",
  access: "signed-in",
  reauth: true,
  summary: "Challenge to enroll your face",
  output: ChallengeSchema,
});

export const enrolFaceLogin = endpoint({
  name: "faceLogin.enrol",
  method: "POST",
  path: "/cc-api/operator/face/enrol",
  access: "signed-in",
  reauth: true,
  summary: "Enroll or replace your face. Frames aren't kept",
  maxBody: framesBytes,
  body: z.strictObject({
    ...followed,
    /** Version of the consent text that was agreed to. */
    consent: z.literal(faceConsent),
  }),
  output: z.object({ enrolledAt: TimeSchema }),
});

export const removeFaceLogin = endpoint({
  name: "faceLogin.remove",
  method: "POST",
  path: "/cc-api/operator/face/remove",
  access: "signed-in",
  summary: "Delete your face data",
  output: z.literal(true),
});

export const faceLoginEndpoints = [
  cameraChallenge,
  faceLogin,
  getFaceLogin,
  beginFaceEnrolment,
  enrolFaceLogin,
  removeFaceLogin,
] as const;
