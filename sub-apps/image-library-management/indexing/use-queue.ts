import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";

/** Milliseconds between two reads while pictures are looked at, and while none is. */
const busy = 2_000;
const idle = 10_000;

/** How many pictures are in the queue, as it is now, and how often to read what depends on it. */
export const useQueue = (
  libraryId: string | undefined,
): { counts: ApiOutput<"GET /cc-api/job/counts"> | undefined; interval: number } => {
  const first = useApiQuery("GET /cc-api/job/counts", { query: { libraryId } });
  const counts = first.data;
  const interval = counts && counts.waiting + counts.working + counts.retrying > 0 ? busy : idle;
  useApiQuery("GET /cc-api/job/counts", { query: { libraryId } }, { refetchInterval: interval });
  return { counts, interval };
};
