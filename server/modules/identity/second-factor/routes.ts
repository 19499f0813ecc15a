import * as contract from "@console-shell/contract/calls/second-factor";
import type { Feature } from "#kernel/call.ts";
import { handlePasskeyLogin } from "../passkey/passkey-login.ts";
import { handlePasskeyOptions } from "../passkey/passkey-options.ts";
import { handleReauthenticate } from "../session/reauthenticate.ts";
import { handleAddPasskey, handleBeginPasskey } from "./add-passkey.ts";
import { handleRemovePasskey, handleRenamePasskey } from "./change-passkey.ts";
import { handleGetSecondFactors } from "./own-factors.ts";
import { handleBeginTotp, handleConfirmTotp, handleRemoveTotp } from "./own-totp.ts";
import { handleRenewRecoveryCodes } from "./renew-recovery-codes.ts";

/** Second factors besides the password. */
export const secondFactor: Feature = (route) => {
  route(contract.getSecondFactors, handleGetSecondFactors);
  route(contract.beginTotp, handleBeginTotp);
  route(contract.confirmTotp, handleConfirmTotp);
  route(contract.removeTotp, handleRemoveTotp);
  route(contract.renewRecoveryCodes, handleRenewRecoveryCodes);
  route(contract.beginPasskey, handleBeginPasskey);
  route(contract.addPasskey, handleAddPasskey);
  route(contract.renamePasskey, handleRenamePasskey);
  route(contract.removePasskey, handleRemovePasskey);
  route(contract.passkeyOptions, handlePasskeyOptions);
  route(contract.passkeyLogin, handlePasskeyLogin);
  route(contract.reauthenticate, handleReauthenticate);
};
