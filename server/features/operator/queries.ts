import type { listOperators, Operator } from "@console-shell/contract/endpoints/operator";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import { everyRow } from "../../database/every-row.ts";
import { folded } from "../../database/dialect/fold-case.ts";
import type { Services } from "../../services.ts";
import { operatorColumns, presentOperator } from "./present.ts";

type Query = z.output<typeof listOperators.query>;

const sortValue = (services: Services, sort: Query["sort"]): RawBuilder<unknown> => {
  if (sort === "createdAt") return sql`created_at`;
  // An operator who never signed in comes last going up; the databases disagree about null.
  if (sort === "lastSignInAt") return sql`coalesce(last_sign_in_at, 8640000000000000)`;
  return folded(services, sort);
};

type Filter = Pick<Query, "search" | "role" | "status">;

const matching = (services: Services, { search, role, status }: Filter) => {
  let found = services.database.selectFrom("operators");
  if (search) found = found.where(containsText(services, ["account", "name", "email"], search));
  if (role) found = found.where("role", "=", role);
  if (status) found = found.where("status", "=", status);
  return found;
};

/** All operators that match, in the order in which they were made, some at a time. */
export const everyOperator = (services: Services, filter: Filter): AsyncGenerator<Operator[]> =>
  everyRow(
    ({ id }: Operator) => id,
    async (after = "", limit) => {
      const rows = await matching(services, filter)
        .select(operatorColumns)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(presentOperator);
    },
  );

/** One page of the operators that match. */
export const pageOfOperators = async (
  services: Services,
  { page, pageSize, sort, order, ...filter }: Query,
): Promise<{ items: Operator[]; total: number }> => {
  const found = matching(services, filter);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(operatorColumns)
    .orderBy(sortValue(services, sort), order)
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(presentOperator), total };
};
