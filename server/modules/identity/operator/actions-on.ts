import type { Role } from "@console-shell/contract";
import {
  type OperatorAction,
  operatorActions,
} from "@console-shell/contract/words/operator-actions";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { isManagedElsewhere, isOwn, readAlterRule } from "./policy.ts";

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
