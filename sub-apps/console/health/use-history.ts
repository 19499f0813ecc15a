import { healthRangeNames } from "@console-shell/contract/words/health-ranges";
import { oneOf, useApiQuery } from "@console-shell/sdk";
import { useSearchParams } from "react-router";

/** The parts' states over the range in the address, by default a day. */
export const useHistory = () => {
  const [parameters] = useSearchParams();
  const range = oneOf(healthRangeNames, parameters.get("history") ?? undefined) ?? "24h";
  const history = useApiQuery(
    "GET /cc-api/health/history",
    { query: { range } },
    { keepPrevious: true, refetchInterval: 60_000 },
  );
  return { range, history };
};
