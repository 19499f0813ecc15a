import type { listSubAppOperators } from "@console-shell/contract/calls/published-sub-app";
import type { Call } from "#kernel/call.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { pageOf } from "#platform/database/page-of.ts";

/** One page of the active operators, for those who manage sub-apps but not operators. */
export const listOperators = ({ services, query }: Call<typeof listSubAppOperators>) => {
  const { database } = services;
  return pageOf(
    {
      matching: database
        .selectFrom("operators")
        .where("status", "=", "active")
        .$if(query.search !== undefined && query.search !== "", (matching) =>
          matching.where(containsText(services, ["name"], query.search!)),
        ),
      key: "id",
      sorts: { name: folded(services, "name") },
      present: (ids: string[]) =>
        database.selectFrom("operators").select(["id", "name"]).where("id", "in", ids).execute(),
    },
    { ...query, sort: "name", order: "asc" },
  );
};
