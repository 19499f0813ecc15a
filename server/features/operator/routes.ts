import { roles } from "@console-shell/contract";
import * as contract from "@console-shell/contract/endpoints/operator";
import type { Feature } from "../../http/call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { hashPassword } from "../account/password-hash.ts";
import { alterOperator } from "./alter.ts";
import { createOperator } from "./create-operator.ts";
import { grantsByRole, operatorDetail } from "./detail.ts";
import { endSessions } from "./end-sessions.ts";
import { oneTimePassword } from "./one-time-password.ts";
import { refuseLastRoot, refuseOnSelf, refuseUnlessMayGrant } from "./policy.ts";
import { activeOperatorsByRole, pageOfOperators } from "./queries.ts";

/** Operators as management keeps them, and what each role may do. */
export const operator: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(contract.listOperators, ({ query }) => pageOfOperators(services, query));
  route(contract.getOperator, ({ params, now }) => operatorDetail(services, params.id, now));

  route(contract.createOperator, async (call) => {
    const { body, now } = call;
    refuseUnlessMayGrant(call, body.role);
    const password = oneTimePassword();
    const passwordHash = await hashPassword(password);
    const id = await database.transaction().execute(async (transaction) => {
      const created = await createOperator(transaction, { ...body, passwordHash, now });
      await recordAudit(call, transaction, {
        action: "operator.created",
        target: { id: created, name: body.account },
        details: { role: body.role },
      });
      return created;
    });
    return { operator: await operatorDetail(services, id, now), password };
  });

  route(contract.updateOperator, (call) => {
    const { body } = call;
    const { id } = call.params;
    return alterOperator(services, {
      asking: call,
      action: "operator.changed",
      details: ({ role }) => ({
        fields: Object.keys(body).join(", "),
        ...(body.role !== undefined && body.role !== role && { from: role, to: body.role }),
      }),
      id,
      check(operator, activeRoots) {
        if (body.role === undefined || body.role === operator.role) return;
        refuseOnSelf(call, id, "role");
        refuseUnlessMayGrant(call, body.role);
        refuseLastRoot(call, activeRoots, id, "role");
      },
      change: body.email === undefined ? body : { ...body, email_key: body.email.toLowerCase() },
    });
  });

  route(contract.disableOperator, async (call) => {
    const { id } = call.params;
    let endedSessions = 0;
    const operator = await alterOperator(services, {
      asking: call,
      action: "operator.disabled",
      id,
      check(_operator, activeRoots) {
        refuseOnSelf(call, id, "status");
        refuseLastRoot(call, activeRoots, id, "status");
      },
      change: { status: "disabled" },
      async also(transaction) {
        endedSessions = await endSessions(transaction, id);
      },
    });
    return { operator, endedSessions };
  });

  route(contract.enableOperator, async (call) => ({
    operator: await alterOperator(services, {
      asking: call,
      action: "operator.enabled",
      id: call.params.id,
      change: { status: "active" },
    }),
  }));

  route(contract.resetOperatorPassword, async (call) => {
    const { id } = call.params;
    const password = oneTimePassword();
    let endedSessions = 0;
    await alterOperator(services, {
      asking: call,
      action: "operator.password-replaced",
      id,
      check: () => refuseOnSelf(call, id, "password"),
      change: { password_hash: await hashPassword(password), password_changed_at: call.now },
      async also(transaction) {
        endedSessions = await endSessions(transaction, id);
        // A reset or an invitation that was under way by mail would set yet another password.
        await transaction.deleteFrom("reset_codes").where("operator_id", "=", id).execute();
        await transaction.deleteFrom("reset_tokens").where("operator_id", "=", id).execute();
        await transaction.deleteFrom("invitations").where("operator_id", "=", id).execute();
      },
    });
    return { password, endedSessions };
  });

  route(contract.endOperatorSessions, async (call) => {
    const { id } = call.params;
    let endedSessions = 0;
    await alterOperator(services, {
      asking: call,
      action: "operator.sessions-ended",
      id,
      check: () => refuseOnSelf(call, id, "sessions"),
      async also(transaction) {
        endedSessions = await endSessions(transaction, id);
      },
    });
    return { endedSessions };
  });

  route(contract.listRoles, async () => {
    const permissionsOf = await grantsByRole(services);
    const operatorsOf = await activeOperatorsByRole(services);
    return {
      items: roles.map((role) => ({
        role,
        permissions: permissionsOf(role),
        operators: operatorsOf.get(role) ?? 0,
      })),
      total: roles.length,
    };
  });
};
