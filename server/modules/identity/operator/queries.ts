import type {
  ListedOperator,
  listOperators,
  Operator,
} from "@console-shell/contract/calls/operator";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { readActions } from "./actions-on.ts";
import { hasIdentity, operatorColumns, operatorSorts, presentOperator } from "./present.ts";

type Query = z.output<typeof listOperators.query>;
type Filter = Pick<Query, "search" | "role" | "status" | "provisioned">;

const operators = (services: Source, { search, role, status, provisioned }: Filter) => {
  let matching = services.database.selectFrom("operators");
  if (search)
    matching = matching.where(containsText(services, ["account", "name", "email"], search));
  if (role) matching = matching.where("role", "=", role);
  if (status) matching = matching.where("status", "=", status);
  if (provisioned) matching = matching.where("provisioned", "=", provisioned === "true");
  return {
    matching,
    key: "id",
    present: async (ids: string[]) => {
      const rows = await services.database
        .selectFrom("operators")
        .select([...operatorColumns, hasIdentity])
        .where("id", "in", ids)
        .execute();
      return rows.map((row) => presentOperator(row));
    },
  };
};

/** All matching operators in batches, in the order of creation. */
export const everyOperator = (services: Source, filter: Filter): AsyncGenerator<Operator[]> =>
  everyOf(operators(services, filter));

/** One page of the matching operators. */
export const pageOfOperators = async (
  services: Services,
  session: Session,
  query: Query,
): Promise<{ items: ListedOperator[]; total: number }> => {
  const sorts = operatorSorts(services);
  const [{ items, total }, actionsOn] = await Promise.all([
    pageOf({ ...operators(services, query), sorts }, query),
    readActions(services, session),
  ]);
  return { items: items.map((item) => ({ ...item, may: actionsOn(item) })), total };
};
