import type { Role } from "@console-shell/contract";
import type {
  exportOperators,
  Operator,
  OperatorDetail,
} from "@console-shell/contract/calls/operator";
import {
  type OperatorAction,
  operatorActions,
} from "@console-shell/contract/words/operator-actions";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { Source } from "#platform/database/source.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import type { Services } from "#platform/services.ts";
import { grantsByRole } from "../role/reads.ts";
import { secondFactorsOf } from "../second-factor/reads.ts";
import { liveSessions } from "../session/reads.ts";
import { identitiesOf } from "../single-sign-on/reads.ts";
import { isManagedElsewhere, isOwn, readAlterRule } from "./policy.ts";

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
const hasIdentity = sql<boolean>`exists (
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

type ActionsOn = (operator: { id: string; role: Role; provisioned: boolean }) => OperatorAction[];

/** What an identity provider decides on for the operators that it manages. */
const decidedElsewhere: readonly OperatorAction[] = ["disable", "enable"];

/** The caller's permitted actions on an operator, without those that would be refused in any state of the operator. */
export const readActions = async (
  { database }: Pick<Services, "database">,
  session: Session,
): Promise<ActionsOn> => {
  if (!session.permissions.has("management:operator:update")) return () => [];
  const ruleAgainst = await readAlterRule(database, session);
  return (operator) => {
    if (ruleAgainst(operator)) return [];
    if (isOwn(session, operator.id)) return ["edit"];
    const isManaged = isManagedElsewhere(session, operator);
    return operatorActions.filter((action) => !(isManaged && decidedElsewhere.includes(action)));
  };
};

/** All operators. */
export const operators = defineList(
  (
    services: Source,
    { search, role, status, provisioned }: z.output<typeof exportOperators.query>,
  ) => {
    let matching = services.database.selectFrom("operators");
    if (search)
      matching = matching.where(containsText(services, ["account", "name", "email"], search));
    if (role) matching = matching.where("role", "=", role);
    if (status) matching = matching.where("status", "=", status);
    if (provisioned) matching = matching.where("provisioned", "=", provisioned === "true");
    return {
      matching,
      key: "id",
      present: async (ids: string[]) => {
        const rows = await services.database
          .selectFrom("operators")
          .select([...operatorColumns, hasIdentity])
          .where("id", "in", ids)
          .execute();
        return rows.map((row) => presentOperator(row));
      },
    };
  },
  {
    // As in the indexes.
    sorts: (services) => ({
      account: "accountKey",
      name: folded(services, "name"),
      email: "emailKey",
      role: "role",
      status: "status",
      createdAt: "createdAt",
      // Operators who never signed in come last in ascending order; the databases disagree about null.
      lastSignInAt: sql`coalesce(last_sign_in_at, 8640000000000000)`,
    }),
    file: "operators",
    columns: [
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
    ],
    fileOrder: "asc",
  },
);

type Needs = Pick<Services, "database">;

const countLiveSessions = async (
  { database }: Pick<Needs, "database">,
  operatorId: string,
  now: number,
) => {
  const { live } = await liveSessions(database, operatorId, now)
    .select(({ fn }) => fn.countAll<number>().as("live"))
    .executeTakeFirstOrThrow();
  return live;
};

/** One operator in full; throws `not_found`. */
export const operatorDetail = async (
  services: Needs,
  id: string,
  { session, now }: { session: Session; now: number },
): Promise<OperatorDetail> => {
  const row = await services.database
    .selectFrom("operators")
    .select([...operatorColumns, hasIdentity, "passwordChangedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  const permissionsOf = await grantsByRole(services);
  const actionsOn = await readActions(services, session);
  return {
    ...presentOperator(row),
    may: actionsOn(row),
    passwordChangedAt: row.passwordChangedAt,
    hasPassword: !row.awaitsPassword,
    liveSessions: row.status === "active" ? await countLiveSessions(services, id, now) : 0,
    identities: await identitiesOf(services.database, id),
    permissions: permissionsOf(row.role),
  };
};
