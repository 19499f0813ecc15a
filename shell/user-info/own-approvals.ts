import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";

export const ownApprovalsQuery = ["GET /cc-api/operator/approvals"] as const;
export const approvalsPerPage = 10;

/** A page of the changes that the operator has sent for approval. Nobody else reads them. */
export const useOwnApprovals = (page = 1) => {
  const { request } = useConsole();
  const { viewer } = useAccount();
  return useQuery({
    queryKey: [...ownApprovalsQuery, page],
    queryFn: ({ signal }) =>
      request(
        "GET /cc-api/operator/approvals",
        { query: { page, pageSize: approvalsPerPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: !viewer,
  });
};
