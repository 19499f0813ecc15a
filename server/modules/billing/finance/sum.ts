import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";

/** The sum of amounts; 0 of none. PostgreSQL sums bigint as numeric, which the driver returns as text. */
export const sum = <Name extends string>(
  amount: RawBuilder<unknown>,
  name: Name,
): AliasedRawBuilder<number, Name> =>
  sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`.as(name);
