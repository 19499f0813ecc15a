import type { ApiInput, ApiOutput } from "@console-shell/contract";
import type { Image } from "@console-shell/contract/calls/image";
import { maxChanged } from "@console-shell/contract/words/limits";
import { useApiQuery, useRequest } from "@console-shell/sdk";
import { useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ImageFilter } from "./image-filter.ts";

const list = "GET /cc-api/library/:id/image/list";
const pageSize = 60;
/** Milliseconds that an off-screen page stays in memory: a large library has thousands. */
const kept = 60_000;
type Page = ApiOutput<typeof list>;

const pageOf = (index: number) => Math.floor(index / pageSize) + 1;

const inputOf = (libraryId: string, filter: ImageFilter, page: number): ApiInput<typeof list> => ({
  params: { id: libraryId },
  query: { page, pageSize, ...filter },
});

/**
 * A library's pictures as one long list that reads only the visible pages: `from` and `to` are the indexes
 * of the first and last visible picture.
 */
export const useImages = (
  libraryId: string,
  filter: ImageFilter,
  { from, to }: { from: number; to: number },
) => {
  const request = useRequest();
  const first = useApiQuery(list, inputOf(libraryId, filter, 1));
  const pages: number[] = [];
  for (let page = pageOf(from); page <= pageOf(Math.max(from, to)); page += 1) pages.push(page);
  const optionsOf = (page: number) => {
    const input = inputOf(libraryId, filter, page);
    return {
      queryKey: [list, input],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page> =>
        request(list, input, { signal }),
      gcTime: kept,
      // Listed explicitly: by default TanStack Query tracks them with getters, through which V8 keeps an
      // unmounted tree in memory.
      notifyOnChangeProps: ["data" as const],
    };
  };
  const read = useQueries({ queries: pages.map(optionsOf) });
  const total = first.data?.total ?? 0;

  const at = (index: number): Image | undefined => {
    const page = pageOf(index);
    const items =
      read[pages.indexOf(page)]?.data?.items ?? (page === 1 ? first.data?.items : undefined);
    return items?.[index % pageSize];
  };
  /**
   * Reads the ids between two indexes from the server, visible or not: cached ones may have shifted, and the
   * selection is about to be changed. At most one more than the limit of a bulk change.
   */
  const idsBetween = useCallback(
    async (start: number, end: number, signal: AbortSignal): Promise<string[]> => {
      const ids: string[] = [];
      const last = Math.min(end, start + maxChanged);
      for (let page = pageOf(start); page <= pageOf(last); page += 1) {
        const { items } = await request(list, inputOf(libraryId, filter, page), { signal });
        const offset = (page - 1) * pageSize;
        for (const [index, { id }] of items.entries())
          if (offset + index >= start && offset + index <= last) ids.push(id);
      }
      return ids;
    },
    [request, libraryId, filter],
  );
  return {
    total,
    at,
    idsBetween,
    isRead: first.data !== undefined,
    error: first.error,
    refetch: first.refetch,
  };
};
