import { useApiQuery, usePermission } from "@console-shell/sdk";

/** Names of the operations that were called in the last 30 days, for those who may see usage. */
export const useOperationNames = (): string[] => {
  const enabled = usePermission("console:usage:read");
  const { data } = useApiQuery(
    "GET /cc-api/usage/operations",
    { query: { range: "30d", pageSize: 200, sort: "operation", order: "asc" } },
    { enabled },
  );
  // One that this release no longer has cannot be watched.
  return data?.items.filter(({ method }) => method !== "").map(({ operation }) => operation) ?? [];
};
