import type { Role, AnyPermission } from "@console-shell/contract";
import { type Kysely, sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import type { Session } from "#kernel/session.ts";
import { batchLoader } from "#platform/database/batch-loader.ts";
import { compiledForKeys } from "#platform/database/compiled-for-keys.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { whileUnchanged } from "#platform/database/while-unchanged.ts";
import type { Services } from "#platform/services.ts";
import { proofColumns, proofsOf } from "../account/reads.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../second-factor/reads.ts";
import { policyColumns, addressesOf } from "../security-policy/reads.ts";

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
    .select(proofColumns)
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
      "operators.home",
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

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

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
export const sessionOfToken = whileUnchanged(
  batchLoader(async (database, tokenHashes) => {
    const rows = withGrants(await rowsOf(database, tokenHashes));
    return new Map(rows.map((row) => [row.tokenHash, row]));
  }),
);

/** Cache: most roles have dozens of grants, and there are few roles. */
const before = new Map<string, ReadonlySet<AnyPermission>>();
const maxBefore = 100;

/** Parses comma-separated permissions. */
const readGrants = (joined: string): ReadonlySet<AnyPermission> => {
  const found = before.get(joined);
  if (found) return found;
  const grants = new Set(joined.split(",").filter(Boolean) as AnyPermission[]);
  if (before.size >= maxBefore) before.clear();
  before.set(joined, grants);
  return grants;
};

/** When a stored session ends, unless it's used before; a shorter policy applies to open ones. */
const endOf = (row: SessionRow): number =>
  row.remember && row.remembered
    ? row.expiresAt
    : Math.min(row.expiresAt, row.createdAt + row.longest, row.lastSeenAt + row.idle);

/** Whether a stored session is still valid. `isOpen` below has the same in SQL. */
export const isLive = (row: SessionRow, now: number): boolean =>
  row.status === "active" && endOf(row) > now;

/** A stored session with its operator, in the format of calls. Runs for each call, so it doesn't copy the long row. */
export const sessionOfRow = (row: SessionRow): Session => {
  const { name, email, locale, theme, density, navigation, shortcuts } = row;
  const { favourites, home, defaultViews, previousSignInAt } = row;
  const { secondFactor, hasTotp, hasPasskey, providerFactor: hasProviderFactor } = row;
  return {
    id: row.id,
    operatorId: row.operatorId,
    account: row.account,
    role: row.role,
    authAt: row.authAt,
    endsAt: endOf(row),
    secondFactorMissing: isSecondFactorMissing({
      secondFactor,
      hasTotp,
      hasPasskey,
      hasProviderFactor,
    }),
    passkeyRequired: secondFactor === "passkey",
    addresses: addressesOf(row),
    permissions: readGrants(row.grants ?? ""),
    profile: {
      name,
      email,
      locale,
      theme,
      density,
      navigation,
      shortcuts,
      favourites,
      home,
      defaultViews,
      previousSignInAt,
      secondFactors: secondFactorsOf(row),
      proofs: proofsOf(row),
    },
  };
};

/** Whether a stored session hasn't ended under its role's policy, as `isLive` decides. */
const isOpen = (where: ExpressionBuilder<Tables, "sessions">, now: number): Expression<SqlBool> =>
  where.and([
    where("sessions.expiresAt", ">", now),
    where.exists(
      where
        .selectFrom("operators as own")
        .innerJoin("rolePolicies as policy", "policy.role", "own.role")
        .select("own.id")
        .whereRef("own.id", "=", "sessions.operatorId")
        .where((policy) =>
          policy.or([
            policy.and([
              policy("sessions.remember", "=", true),
              policy("policy.remembered", "=", true),
            ]),
            policy.and([
              policy(policy("sessions.createdAt", "+", policy.ref("policy.longest")), ">", now),
              policy(policy("sessions.lastSeenAt", "+", policy.ref("policy.idle")), ">", now),
            ]),
          ]),
        ),
    ),
  ]);

/** Whether a stored session has ended, for `deleteSessions`: before a change of policy could make it valid again. */
export const hasEnded =
  (now: number) =>
  (where: ExpressionBuilder<Tables, "sessions">): Expression<SqlBool> =>
    where.not(isOpen(where, now));

/** Everyone's live sessions. */
export const allLiveSessions = (database: Kysely<Tables>, now: number) =>
  database.selectFrom("sessions").where((where) => isOpen(where, now));

/** An operator's live sessions. */
export const liveSessions = (database: Kysely<Tables>, operatorId: string, now: number) =>
  allLiveSessions(database, now).where("operatorId", "=", operatorId);

interface Acting {
  /** Identifies what acts for the operator, such as a token. */
  id: string;
  now: number;
  expiresAt: number;
}

/** A session in which something acts for an operator who isn't signed in; null if the operator is disabled. */
export const sessionOfOperator = async (
  services: Pick<Services, "database">,
  operatorId: string,
  { id, now, expiresAt }: Acting,
): Promise<Session | null> => {
  const operator = await services.database
    .selectFrom("operators")
    .innerJoin("rolePolicies as policy", "policy.role", "operators.role")
    .innerJoin("securityPolicy as everyone", (join) => join.onTrue())
    .select(policyColumns)
    .select(proofColumns)
    .select((select) => [
      "account",
      "operators.role",
      "status",
      "hasTotp",
      "hasPasskey",
      "name",
      "email",
      "locale",
      "theme",
      "density",
      "navigation",
      "shortcuts",
      "favourites",
      "home",
      "defaultViews",
      "previousSignInAt",
      select
        .selectFrom("rolePermissions")
        .select(sql<string>`string_agg(permission, ',')`.as("joined"))
        .whereRef("rolePermissions.role", "=", "operators.role")
        .as("grants"),
    ])
    .where("operators.id", "=", operatorId)
    .executeTakeFirst();
  if (!operator) return null;
  const row = {
    ...operator,
    id,
    operatorId,
    tokenHash: "",
    createdAt: now,
    lastSeenAt: now,
    authAt: now,
    expiresAt,
    // The policy of sessions doesn't shorten it.
    remember: true,
    remembered: true,
    viewedId: null,
    viewedUntil: null,
    providerFactor: false,
  };
  return isLive(row, now) ? sessionOfRow(row) : null;
};
