import type {
  ListedOperator,
  listOperators,
  Operator,
} from "@console-shell/contract/calls/operator";
import { sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { everyRow } from "../../../platform/database/every-row.ts";
import { folded } from "../../../platform/database/dialect/fold-case.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Services, Source } from "../../../platform/services.ts";
import { readActions } from "./actions-on.ts";
import { operatorColumns, presentOperator } from "./present.ts";

type Query = z.output<typeof listOperators.query>;

/** As the indexes have it. */
const sortValues = {
  account: sql`account_key`,
  email: sql`email_key`,
  role: sql`role`,
  status: sql`status`,
  createdAt: sql`created_at`,
  // Operators who never signed in come last in ascending order; the databases disagree about null.
  lastSignInAt: sql`coalesce(last_sign_in_at, 8640000000000000)`,
};

type Filter = Pick<Query, "search" | "role" | "status">;

const matching = (services: Source, { search, role, status }: Filter) => {
  let found = services.database.selectFrom("operators");
  if (search) found = found.where(containsText(services, ["account", "name", "email"], search));
  if (role) found = found.where("role", "=", role);
  if (status) found = found.where("status", "=", status);
  return found;
};

/** All matching operators in batches, in the order of creation. */
export const everyOperator = (services: Source, filter: Filter): AsyncGenerator<Operator[]> =>
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

/** One page of the matching operators. */
export const pageOfOperators = async (
  services: Services,
  session: Session,
  { page, pageSize, sort, order, ...filter }: Query,
): Promise<{ items: ListedOperator[]; total: number }> => {
  const found = matching(services, filter);
  const sorted = sort === "name" ? folded(services, "name") : sortValues[sort];
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = found
    .select("id")
    .orderBy(sorted, order)
    .orderBy("id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows, actionsOn] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    services.database
      .selectFrom("operators")
      .select(operatorColumns)
      .where("id", "in", ids)
      .orderBy(sorted, order)
      .orderBy("id", order)
      .execute(),
    readActions(services, session),
  ]);
  const items = rows.map((row) => ({ ...presentOperator(row), may: actionsOn(row) }));
  return { items, total };
};
