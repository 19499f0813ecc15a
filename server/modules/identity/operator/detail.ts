import type { OperatorDetail } from "@console-shell/contract/calls/operator";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { grantsByRole } from "../role/grants-by-role.ts";
import { identitiesOf } from "../single-sign-on/identities.ts";
import { liveSessions } from "../session/live-sessions.ts";
import { readActions } from "./actions-on.ts";
import { hasIdentity, operatorColumns, presentOperator } from "./present.ts";

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
