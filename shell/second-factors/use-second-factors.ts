import type { ApiOutput } from "@console-shell/contract";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../state/console-context.ts";

export type SecondFactors = ApiOutput<"GET /cc-api/operator/secondFactors">;
export type Passkey = SecondFactors["passkeys"][number];

/** Under which key the own second factors are kept in the query cache. */
export const secondFactorsQuery = ["GET /cc-api/operator/secondFactors"] as const;

/** The own second factors. */
export const useSecondFactors = () => {
  const { request } = useConsole();
  return useQuery({
    queryKey: secondFactorsQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/secondFactors", undefined, { signal }),
  });
};

/** Whether one of them may not go, because the role demands one and there is no other. */
export const isLastDemanded = ({ required, totpSince, passkeys }: SecondFactors): boolean =>
  required && passkeys.length + (totpSince === null ? 0 : 1) === 1;
