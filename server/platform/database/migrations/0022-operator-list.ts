import { type Kysely, sql } from "kysely";

/** Indexes for the sort orders of management's list of operators. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [name, value] of [
    ["account", sql`account_key`],
    ["email", sql`email_key`],
    ["role", sql`role`],
    ["status", sql`status`],
    ["created", sql`created_at`],
    ["last_sign_in", sql`coalesce(last_sign_in_at, 8640000000000000)`],
  ] as const)
    await sql`create index ${sql.ref(`operators_sorted_by_${name}`)} on operators (${value}, id)`.execute(
      database,
    );
}
