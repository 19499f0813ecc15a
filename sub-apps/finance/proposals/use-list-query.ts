import type { ApiInput } from "@console-shell/contract";
import { sortOf } from "@console-shell/sdk";
import { useSearchParams } from "react-router";

const kept = ["search", "sort", "status", "by", "page", "pageSize"];
const sortable = ["createdAt", "amount", "client"] as const;

type QueueQuery = NonNullable<ApiInput<"GET /cc-api/finance/top-up/:id/queue">["query"]>;

/** The list that a proposal was opened from, as its address has it: for links, and for the queue of its order. */
export const useListQuery = (): { suffix: string; query: QueueQuery } => {
  const [parameters] = useSearchParams();
  const own = [...parameters].filter(([name]) => kept.includes(name));
  const suffix = own.length === 0 ? "" : `?${new URLSearchParams(own).toString()}`;
  const search = parameters.get("search");
  return {
    suffix,
    query: {
      ...(search && { search }),
      ...sortOf(sortable, parameters.get("sort") ?? "-createdAt"),
    },
  };
};
