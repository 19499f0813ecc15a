import { type Kysely, sql } from "kysely";
import { batched } from "../../database/batched.ts";
import { compiled } from "../../database/compiled.ts";
import type { Tables } from "../../database/tables/index.ts";

/** A batch is filled up to one of these, so that each database prepares few statements. */
const sizes = [1, 4, 16] as const;
const largest = 16;

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
      "operators.last_sign_in_at as lastSignInAt",
      select
        .selectFrom("role_permissions")
        .select(sql<string>`string_agg(permission, ',')`.as("joined"))
        .whereRef("role_permissions.role", "=", "operators.role")
        .as("grants"),
    ]);

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

const queries = sizes.map((size) => ({
  size,
  run: compiled<Record<string, string>, SessionRow>((database, given) =>
    sessionRows(database).where(
      "sessions.token_hash",
      "in",
      Array.from({ length: size }, (_, at) => given[at]!),
    ),
  ),
}));

const load = async (
  database: Kysely<Tables>,
  tokenHashes: readonly string[],
): Promise<SessionRow[]> => {
  const { size, run } = queries.find(({ size }) => size >= tokenHashes.length)!;
  const [first = ""] = tokenHashes;
  return run(
    database,
    Object.fromEntries(Array.from({ length: size }, (_, at) => [at, tokenHashes[at] ?? first])),
  );
};

/**
 * The stored session of a token's hash with its operator, if active, and what the operator's role may;
 * whether it has expired is not looked at. Of what parallel requests ask it makes one query.
 */
export const sessionOfToken = batched(async (database, tokenHashes) => {
  const parts: string[][] = [];
  for (let from = 0; from < tokenHashes.length; from += largest)
    parts.push(tokenHashes.slice(from, from + largest));
  const rows = await Promise.all(parts.map((part) => load(database, part)));
  return new Map(rows.flat().map((row) => [row.token_hash, row]));
});
