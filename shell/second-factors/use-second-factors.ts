import type { ApiOutput } from "@console-shell/contract";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../state/console-context.ts";

export type SecondFactors = ApiOutput<"GET /cc-api/operator/secondFactors">;
export type Passkey = SecondFactors["passkeys"][number];

/** Query key of the operator's own second factors. */
export const secondFactorsQuery = ["GET /cc-api/operator/secondFactors"] as const;

/** The operator's own second factors. */
export const useSecondFactors = () => {
  const { request } = useConsole();
  return useQuery({
    queryKey: secondFactorsQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/secondFactors", undefined, { signal }),
  });
};

/** Whether the authenticator app can't be removed, because the role requires a second factor and it is the only one. */
export const isLastTotp = ({ required, passkeys }: SecondFactors): boolean =>
  required && passkeys.length === 0;

/** Whether a passkey can't be removed: it's the only one, and codes don't count or there is no app. */
export const isLastPasskey = (
  { required, totpSince, passkeys }: SecondFactors,
  passkeyRequired: boolean,
): boolean => required && passkeys.length === 1 && (passkeyRequired || totpSince === null);
