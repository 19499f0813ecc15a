import type { Role } from "@console-shell/contract";
import { type Kysely, sql } from "kysely";
import { batchLoader } from "#platform/database/batch-loader.ts";
import { compiledForKeys } from "#platform/database/compiled-for-keys.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { policyColumns } from "../security-policy/policy-columns.ts";

/**
 * Stored sessions with their operators, whose status `isLive` checks: as a condition here it would make SQLite scan all
 * active operators. Permissions are only read with one session of each role, because aggregating dozens of them is the
 * slowest part. `withGrants` copies them to the others.
 */
export const sessionRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operatorId")
    .innerJoin("rolePolicies as policy", "policy.role", "operators.role")
    .innerJoin("securityPolicy as everyone", (join) => join.onTrue())
    .select(policyColumns)
    .select((select) => [
      "sessions.tokenHash",
      "sessions.id",
      "sessions.operatorId",
      "sessions.createdAt",
      "sessions.lastSeenAt",
      "sessions.expiresAt",
      "sessions.remember",
      "sessions.authAt",
      "sessions.viewedId",
      "sessions.viewedUntil",
      "sessions.providerFactor",
      "operators.account",
      "operators.role",
      "operators.status",
      "operators.hasTotp",
      "operators.hasPasskey",
      "operators.name",
      "operators.email",
      "operators.locale",
      "operators.theme",
      "operators.density",
      "operators.navigation",
      "operators.shortcuts",
      "operators.favourites",
      "operators.defaultViews",
      "operators.previousSignInAt",
      sql<string | null>`case
        when row_number() over (partition by operators.role) = 1
        then ${select
          .selectFrom("rolePermissions")
          .select(sql<string>`string_agg(permission, ',')`.as("joined"))
          .whereRef("rolePermissions.role", "=", "operators.role")}
        end`.as("grants"),
    ]);

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

/** All sessions of one query, each with its role's permissions. */
export const withGrants = (rows: SessionRow[]): SessionRow[] => {
  const grants = new Map<Role, string>();
  for (const row of rows) if (row.grants !== null) grants.set(row.role, row.grants);
  for (const row of rows) row.grants ??= grants.get(row.role) ?? null;
  return rows;
};

const rowsOf = compiledForKeys<SessionRow>((database, tokenHashes) =>
  sessionRows(database).where("sessions.tokenHash", "in", tokenHashes),
);

/**
 * The stored session of a token's hash with its operator and permissions; `isLive` says whether it's valid. Look-ups of
 * concurrent requests are batched into one query.
 */
export const sessionOfToken = batchLoader(async (database, tokenHashes) => {
  const rows = withGrants(await rowsOf(database, tokenHashes));
  return new Map(rows.map((row) => [row.tokenHash, row]));
});
