import type { ApiInput } from "@console-shell/contract";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";

export type NewPasskey = ApiInput<"POST /cc-api/operator/passkeys/add">["body"]["passkey"];
export type PasskeyAnswer = ApiInput<"POST /auth/passkey/login">["body"]["passkey"];

/* The server's schema allows no other keys and no extension results, but browsers and password managers add
   their own. */
const clientExtensionResults = {};

/** A new passkey, as the server expects it. */
export const newPasskeyOf = (made: RegistrationResponseJSON): NewPasskey => {
  const { clientDataJSON, attestationObject, authenticatorData, publicKey } = made.response;
  const { publicKeyAlgorithm, transports } = made.response;
  return {
    id: made.id,
    rawId: made.rawId,
    type: "public-key",
    response: {
      clientDataJSON,
      attestationObject,
      ...(authenticatorData !== undefined && { authenticatorData }),
      ...(publicKey !== undefined && { publicKey }),
      ...(publicKeyAlgorithm !== undefined && { publicKeyAlgorithm }),
      ...(transports !== undefined && { transports }),
    },
    ...(made.authenticatorAttachment !== undefined && {
      authenticatorAttachment: made.authenticatorAttachment,
    }),
    clientExtensionResults,
  };
};

/** A signed challenge, as the server expects it. */
export const passkeyAnswerOf = (signed: AuthenticationResponseJSON): PasskeyAnswer => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: "public-key",
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
    ...(signed.authenticatorAttachment !== undefined && {
      authenticatorAttachment: signed.authenticatorAttachment,
    }),
    clientExtensionResults,
  };
};
