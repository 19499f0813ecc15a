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

/** Whether a second factor can't be removed, because the role requires one and it is the only one. */
export const isLastDemanded = ({ required, totpSince, passkeys }: SecondFactors): boolean =>
  required && passkeys.length + (totpSince === null ? 0 : 1) === 1;
