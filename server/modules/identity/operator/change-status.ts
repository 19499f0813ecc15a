import type { disableOperator, enableOperator } from "@console-shell/contract/calls/operator";
import type { Handler } from "#kernel/call.ts";
import { endMailedSecrets } from "../account/end-mailed-secrets.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { mailInvitation } from "../invitation/mail-invitation.ts";
import { identitiesOf } from "../single-sign-on/identities.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseLastRoot, refuseOnSelf, refuseProvisioned } from "./policy.ts";

/** Disables an operator, from the next request on. */
export const handleDisable: Handler<typeof disableOperator> = async (call) => {
  const { id } = call.params;
  let endedSessions = 0;
  const operator = await alterOperator(call.services, {
    asking: call,
    action: "operator.disabled",
    id,
    check(operator, roots) {
      refuseProvisioned(call, operator, "status");
      refuseOnSelf(call, id, "status");
      refuseLastRoot(roots, id, "status");
    },
    change: { status: "disabled" },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await endMailedSecrets(transaction, id);
    },
  });
  return { operator, endedSessions };
};

/** Enables a disabled operator; one who can only sign in with a password, and has none, is mailed a link to set one. */
export const handleEnable: Handler<typeof enableOperator> = async (call) => {
  const { services, now } = call;
  const { id } = call.params;
  let token: string | undefined;
  let waits = false;
  const operator = await alterOperator(services, {
    asking: call,
    action: "operator.enabled",
    id,
    check(operator) {
      refuseProvisioned(call, operator, "status");
      waits = operator.awaitsPassword;
    },
    change: { status: "active" },
    async also(transaction) {
      const isLinked = (await identitiesOf(transaction, id)).length > 0;
      if (waits && !isLinked && services.mailer.delivers)
        token = await issueInvitation(transaction, id, now);
    },
  });
  if (token) mailInvitation(services, { id, token, isNew: operator.lastSignInAt === null });
  return { operator };
};
