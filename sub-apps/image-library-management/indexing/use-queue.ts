import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";

/** Polling intervals in milliseconds: while pictures are processed, and otherwise. */
const busy = 2_000;
const idle = 10_000;

/** The live queue counts, and the polling interval for what depends on them. */
export const useQueue = (
  libraryId: string | undefined,
): { counts: ApiOutput<"GET /cc-api/job/counts"> | undefined; interval: number } => {
  const first = useApiQuery("GET /cc-api/job/counts", { query: { libraryId } });
  const counts = first.data;
  const interval = counts && counts.waiting + counts.working + counts.retrying > 0 ? busy : idle;
  useApiQuery("GET /cc-api/job/counts", { query: { libraryId } }, { refetchInterval: interval });
  return { counts, interval };
};
