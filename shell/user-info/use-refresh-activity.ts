import { useQueryClient } from "@tanstack/react-query";

/** Query keys of the operator's own sessions and activity. */
export const sessionsQuery = ["GET /cc-api/operator/sessions"] as const;
export const activityQuery = ["GET /cc-api/operator/activity"] as const;

/** Refetches the operator's own sessions and activity after a change that appears in them. */
export const useRefreshActivity = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [sessionsQuery, activityQuery].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
};
