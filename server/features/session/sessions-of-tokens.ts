import { type Kysely, sql } from "kysely";
import { batched } from "../../database/batched.ts";
import { compiledForKeys } from "../../database/compiled-for-keys.ts";
import type { Tables } from "../../database/tables/index.ts";

/** Stored sessions of active operators, each with whose it is and what the role may. */
export const sessionRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operator_id")
    .where("operators.status", "=", "active")
    .select((select) => [
      "sessions.token_hash",
      "sessions.id",
      "sessions.operator_id",
      "sessions.last_seen_at",
      "sessions.expires_at",
      "sessions.remember",
      "sessions.auth_at",
      "operators.account",
      "operators.role",
      "operators.has_totp",
      "operators.has_passkey",
      "operators.name",
      "operators.email",
      "operators.locale",
      "operators.theme",
      "operators.density",
      "operators.navigation",
      "operators.favourites",
      "operators.previous_sign_in_at as previousSignInAt",
      select
        .selectFrom("role_permissions")
        .select(sql<string>`string_agg(permission, ',')`.as("joined"))
        .whereRef("role_permissions.role", "=", "operators.role")
        .as("grants"),
    ]);

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

const rowsOf = compiledForKeys<SessionRow>((database, tokenHashes) =>
  sessionRows(database).where("sessions.token_hash", "in", tokenHashes),
);

/**
 * The stored session of a token's hash with its operator, if active, and what the operator's role may;
 * whether it has expired is not looked at. Of what parallel requests ask it makes one query.
 */
export const sessionOfToken = batched(async (database, tokenHashes) => {
  const rows = await rowsOf(database, tokenHashes);
  return new Map(rows.map((row) => [row.token_hash, row]));
});
