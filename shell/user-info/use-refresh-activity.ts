import { useQueryClient } from "@tanstack/react-query";

/** Under which keys the own sessions and activity are kept in the query cache. */
export const sessionsQuery = ["GET /cc-api/operator/sessions"] as const;
export const activityQuery = ["GET /cc-api/operator/activity"] as const;

/** Reads the own sessions and activity again, after something that shows among them. */
export const useRefreshActivity = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [sessionsQuery, activityQuery].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
};
