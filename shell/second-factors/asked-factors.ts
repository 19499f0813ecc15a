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
