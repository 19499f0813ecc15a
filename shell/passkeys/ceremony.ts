import type { ApiOutput } from "@console-shell/contract";
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { CeremonyError, type CeremonyFailure } from "./ceremony-error.ts";
import {
  newPasskeyOf,
  passkeyAnswerOf,
  type NewPasskey,
  type PasskeyAnswer,
} from "./passkey-json.ts";

/** By WebAuthn error name; browsers give no further detail. */
const failures: Partial<Record<string, CeremonyFailure>> = {
  AbortError: "cancelled",
  NotAllowedError: "cancelled",
  InvalidStateError: "known",
  SecurityError: "elsewhere",
  ConstraintError: "unsupported",
  NotSupportedError: "unsupported",
};

const ceremony = async <Result>(
  start: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => {
  signal.throwIfAborted();
  const end = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener("abort", end);
  try {
    return await start();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new CeremonyError(failures[name] ?? "failed", error);
  } finally {
    signal.removeEventListener("abort", end);
  }
};

/** Asks the browser to create a passkey; aborting the signal closes its dialog. Rejects with a CeremonyError. */
export const makePasskey = async (
  optionsJSON: ApiOutput<"POST /cc-api/operator/passkeys/begin">,
  signal: AbortSignal,
): Promise<NewPasskey> =>
  newPasskeyOf(await ceremony(() => startRegistration({ optionsJSON }), signal));

/**
 * Asks the browser for a passkey assertion; aborting the signal closes its dialog. Rejects with a
 * CeremonyError.
 */
export const askPasskey = async (
  optionsJSON: ApiOutput<"POST /auth/passkey/options">,
  signal: AbortSignal,
): Promise<PasskeyAnswer> =>
  passkeyAnswerOf(await ceremony(() => startAuthentication({ optionsJSON }), signal));
