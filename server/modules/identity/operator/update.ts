import { addressKey } from "@console-shell/contract/words/typed-text";
import type * as calls from "@console-shell/contract/calls/operator";
import type { Operator } from "@console-shell/contract/calls/operator";
import { refuseStaleProof } from "#kernel/access.ts";
import type { Call } from "#kernel/call.ts";
import { sendNotice } from "../account/notice.ts";
import { endMailedSecrets } from "../account/writes.ts";
import { changesOf } from "../audit/writes.ts";
import { mailInvitation } from "../invitation/mail.ts";
import { issueInvitation } from "../invitation/writes.ts";
import { notifyAccountChange } from "../notification/writes.ts";
import { hasEnded } from "../session/reads.ts";
import { deleteSessions } from "../session/writes.ts";
import { alterOperator } from "./alter.ts";
import { refuseLastRoot, refuseOnSelf, refuseProvisioned, refuseUnlessMayGrant } from "./policy.ts";

const shownOf = ({ name, email, phone }: Operator) => ({ name, email, phone });

/** Changes the given fields. A new role or address needs a recent reauthentication. */
export const updateOperator = async (call: Call<typeof calls.updateOperator>) => {
  const { services, body, session, now } = call;
  const { id } = call.params;
  let address = "";
  let role = body.role;
  let waits = false;
  let token: string | undefined;
  const changed = await alterOperator(call, {
    action: "operator.changed",
    details: ({ role }) => ({
      fields: Object.keys(body).join(", "),
      ...(body.role !== undefined && body.role !== role && { from: role, to: body.role }),
    }),
    id,
    async check(operator, roots, transaction) {
      address = operator.email;
      waits = operator.awaitsPassword && operator.status === "active";
      if (role === operator.role) role = undefined;
      if (role !== undefined) refuseProvisioned(call, operator, "role");
      for (const field of ["name", "email"] as const)
        if (body[field] !== undefined && body[field] !== operator[field])
          refuseProvisioned(call, operator, field);
      if (body.email !== undefined && body.email !== address) refuseStaleProof(session, now);
      if (role === undefined) return;
      refuseStaleProof(session, now);
      refuseOnSelf(call, id, "role");
      await refuseUnlessMayGrant(transaction, call, role);
      refuseLastRoot(roots, id, "role");
    },
    approved: (operator) => ({
      kinds: [
        ...(role === undefined ? [] : (["roles"] as const)),
        ...(body.email === undefined || body.email === address ? [] : (["resets"] as const)),
      ],
      details: {
        ...changesOf(shownOf(operator), shownOf({ ...operator, ...body })),
        ...(role !== undefined && { from: operator.role, to: role }),
      },
    }),
    async also(transaction) {
      // The old mailbox's reader must not be able to set the password.
      if (body.email !== undefined && body.email !== address) {
        await endMailedSecrets(transaction, id);
        if (waits && services.mailer.delivers) token = await issueInvitation(transaction, id, now);
      }
      // A session that has ended mustn't continue under the new role's policy.
      if (role)
        await deleteSessions(call, transaction, (where) =>
          where.and([where("operatorId", "=", id), hasEnded(now)(where)]),
        );
      if (role) await notifyAccountChange(transaction, id, { what: "role", role }, call);
    },
    change: body.email === undefined ? body : { ...body, emailKey: addressKey(body.email) },
  });
  // To the old address, so that an account can't be taken over unnoticed.
  if (changed.email !== address) sendNotice(services, id, "email-changed", { to: address });
  // An operator invited at a mistyped address gets the link at the right one.
  if (token) mailInvitation(services, { id, token, isNew: changed.lastSignInAt === null });
  return changed;
};
