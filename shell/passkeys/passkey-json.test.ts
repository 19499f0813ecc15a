import { NewPasskeySchema, PasskeyAnswerSchema } from "@console-shell/contract/calls/passkey";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import { describe, expect, test } from "vitest";
import { newPasskeyOf, passkeyAnswerOf } from "./passkey-json.ts";

/** Extra fields that password managers add. */
const extra = {
  clientExtensionResults: { credProps: { rk: true } },
  somethingOfItsOwn: 1,
} as { clientExtensionResults: object };

const made: RegistrationResponseJSON = {
  id: "aWQ",
  rawId: "aWQ",
  type: "public-key",
  response: {
    clientDataJSON: "Y2xpZW50",
    attestationObject: "YXR0ZXN0",
    authenticatorData: "YXV0aA",
    publicKey: "a2V5",
    publicKeyAlgorithm: -7,
    transports: ["internal", "hybrid"],
  },
  authenticatorAttachment: "platform",
  ...extra,
};
const signed: AuthenticationResponseJSON = {
  id: "aWQ",
  rawId: "aWQ",
  type: "public-key",
  response: {
    clientDataJSON: "Y2xpZW50",
    authenticatorData: "YXV0aA",
    signature: "c2ln",
    userHandle: "bWU",
  },
  authenticatorAttachment: "cross-platform",
  ...extra,
};

describe("the JSON sent to the server", () => {
  test("of a new passkey has exactly the schema's fields", () => {
    const sent = newPasskeyOf(made);
    expect(NewPasskeySchema.parse(sent)).toEqual(sent);
    expect(sent).toEqual({
      id: "aWQ",
      rawId: "aWQ",
      type: "public-key",
      response: made.response,
      authenticatorAttachment: "platform",
      clientExtensionResults: {},
    });
  });

  test("of a response has exactly the schema's fields", () => {
    const sent = passkeyAnswerOf(signed);
    expect(PasskeyAnswerSchema.parse(sent)).toEqual(sent);
    expect(sent.response).toEqual(signed.response);
  });

  test("is valid with only the browser's required fields", () => {
    const { clientDataJSON, attestationObject } = made.response;
    // The library sets what the browser lacks to undefined, which JSON omits.
    const bare = {
      ...made,
      authenticatorAttachment: undefined,
      response: {
        clientDataJSON,
        attestationObject,
        authenticatorData: undefined,
        publicKey: undefined,
        publicKeyAlgorithm: undefined,
        transports: undefined,
      },
    } as unknown as RegistrationResponseJSON;
    expect(newPasskeyOf(bare)).toEqual({
      id: "aWQ",
      rawId: "aWQ",
      type: "public-key",
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    });
    expect(NewPasskeySchema.safeParse(newPasskeyOf(bare)).success).toBe(true);
    const silent = {
      ...signed,
      authenticatorAttachment: undefined,
      response: { ...signed.response, userHandle: undefined },
    } as unknown as AuthenticationResponseJSON;
    expect(Object.keys(passkeyAnswerOf(silent).response)).not.toContain("userHandle");
    expect(PasskeyAnswerSchema.safeParse(passkeyAnswerOf(silent)).success).toBe(true);
  });
});
