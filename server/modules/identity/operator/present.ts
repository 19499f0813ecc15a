import type { Operator } from "@console-shell/contract/calls/operator";
import { type Selectable, sql } from "kysely";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import type { Source } from "#platform/database/source.ts";
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
  "createdAt",
  "lastSignInAt",
  "hasTotp",
  "hasPasskey",
  "awaitsPassword",
  "provisioned",
] as const;

/** Whether an operator has an account at an identity provider, and so needs no password. */
export const hasIdentity = sql<boolean>`exists (
  select 1 from operator_identities where operator_identities.operator_id = operators.id
)`.as("hasIdentity");

export const presentOperator = ({
  hasIdentity = false,
  ...row
}: Pick<Selectable<OperatorsTable>, (typeof operatorColumns)[number]> & {
  hasIdentity?: boolean;
}): Operator => ({
  ...row,
  awaitsPassword: row.awaitsPassword && !hasIdentity,
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
  "provisioned",
  "createdAt",
  "lastSignInAt",
];

/** The order by each sort, as in the indexes. */
export const operatorSorts = (services: Pick<Source, "dialect">) => ({
  account: "accountKey",
  name: folded(services, "name"),
  email: "emailKey",
  role: "role",
  status: "status",
  createdAt: "createdAt",
  // Operators who never signed in come last in ascending order; the databases disagree about null.
  lastSignInAt: sql`coalesce(last_sign_in_at, 8640000000000000)`,
});
