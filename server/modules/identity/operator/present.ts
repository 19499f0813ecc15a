import type { Operator } from "@console-shell/contract/calls/operator";
import { type Selectable, sql } from "kysely";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { folded } from "../../../platform/database/dialect/fold-case.ts";
import type { OperatorsTable } from "../../../platform/database/tables/operators.ts";
import type { Source } from "../../../platform/services.ts";
import { secondFactorsOf } from "../account/second-factors-of.ts";

/** The columns of an operator in management's list; never the password's hash. */
export const operatorColumns = [
  "id",
  "account",
  "name",
  "email",
  "phone",
  "role",
  "status",
  "created_at",
  "last_sign_in_at",
  "has_totp",
  "has_passkey",
  "awaits_password",
] as const;

export const presentOperator = (
  row: Pick<Selectable<OperatorsTable>, (typeof operatorColumns)[number]>,
): Operator => ({
  id: row.id,
  account: row.account,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  status: row.status,
  createdAt: row.created_at,
  lastSignInAt: row.last_sign_in_at,
  awaitsPassword: row.awaits_password,
  secondFactors: secondFactorsOf(row),
});

/** The columns of the export. */
export const exportedOperator: CsvColumns<Operator> = [
  "account",
  "name",
  "email",
  "phone",
  "role",
  "status",
  "awaitsPassword",
  "secondFactors",
  "createdAt",
  "lastSignInAt",
];

/** The order by each sort, as in the indexes. */
export const operatorSorts = (services: Pick<Source, "dialect">) => ({
  account: "account_key",
  name: folded(services, "name"),
  email: "email_key",
  role: "role",
  status: "status",
  createdAt: "created_at",
  // Operators who never signed in come last in ascending order; the databases disagree about null.
  lastSignInAt: sql`coalesce(last_sign_in_at, 8640000000000000)`,
});
