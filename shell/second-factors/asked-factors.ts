import type { Account } from "@console-shell/contract";
import { RequestError } from "../request/request-error.ts";

/** The second factors that the server accepts. */
export interface AskedFactors {
  /** An authenticator or recovery code. */
  code: boolean;
  passkey: boolean;
}

/** The second factors the server requires besides the password; undefined for any other failure. */
export const askedFactors = (error: unknown): AskedFactors | undefined => {
  if (!(error instanceof RequestError) || error.code !== "second_factor_required") return undefined;
  const asked = new Set(error.fields.map(({ path }) => path));
  return { code: asked.has("code"), passkey: asked.has("passkey") };
};

/** Whether only a passkey proves who the operator is; until there is one, codes do. */
export const takesOnlyPasskey = (
  account: Pick<Account, "passkeyRequired" | "secondFactors"> | null,
): boolean => account?.passkeyRequired === true && account.secondFactors.includes("passkey");
