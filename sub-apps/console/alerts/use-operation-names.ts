import { useApiQuery, usePermission } from "@console-shell/sdk";

/** Names of the operations called in the last 30 days, for operators who may see usage. */
export const useOperationNames = (): string[] => {
  const enabled = usePermission("console:usage:read");
  const { data } = useApiQuery(
    "GET /cc-api/usage/operations",
    { query: { range: "30d", pageSize: 200, sort: "operation", order: "asc" } },
    { enabled },
  );
  // Operations removed in this release can't be watched.
  return data?.items.filter(({ method }) => method !== "").map(({ operation }) => operation) ?? [];
};
