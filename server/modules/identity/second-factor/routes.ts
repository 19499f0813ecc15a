import * as contract from "@console-shell/contract/calls/second-factor";
import { answer } from "#kernel/answer.ts";
import { handlePasskeyLogin } from "../passkey/passkey-login.ts";
import { handlePasskeyOptions } from "../passkey/passkey-options.ts";
import { handleReauthenticate } from "../session/reauthenticate.ts";
import { handleAddPasskey, handleBeginPasskey } from "./add-passkey.ts";
import { handleRemovePasskey, handleRenamePasskey } from "./change-passkey.ts";
import { handleGetSecondFactors } from "./own-factors.ts";
import { handleBeginTotp, handleConfirmTotp, handleRemoveTotp } from "./own-totp.ts";
import { handleRenewRecoveryCodes } from "./renew-recovery-codes.ts";

/** Second factors besides the password. */
export const secondFactor = answer(contract, {
  getSecondFactors: handleGetSecondFactors,
  beginTotp: handleBeginTotp,
  confirmTotp: handleConfirmTotp,
  removeTotp: handleRemoveTotp,
  renewRecoveryCodes: handleRenewRecoveryCodes,
  beginPasskey: handleBeginPasskey,
  addPasskey: handleAddPasskey,
  renamePasskey: handleRenamePasskey,
  removePasskey: handleRemovePasskey,
  passkeyOptions: handlePasskeyOptions,
  passkeyLogin: handlePasskeyLogin,
  reauthenticate: handleReauthenticate,
});
