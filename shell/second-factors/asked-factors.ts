import { RequestError } from "../request/request-error.ts";

/** What the server takes as the second factor. */
export interface AskedFactors {
  /** A code of the authenticator app, or a recovery code. */
  code: boolean;
  passkey: boolean;
}

/** What the server asks for beside the password; undefined where the failure is another one. */
export const askedFactors = (error: unknown): AskedFactors | undefined => {
  if (!(error instanceof RequestError) || error.code !== "second_factor_required") return undefined;
  const asked = new Set(error.fields.map(({ path }) => path));
  return { code: asked.has("code"), passkey: asked.has("passkey") };
};
