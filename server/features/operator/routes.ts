import { roles } from "@console-shell/contract";
import * as contract from "@console-shell/contract/endpoints/operator";
import type { Feature } from "../../http/call.ts";
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

  route(contract.createOperator, async ({ body, session, locale, now }) => {
    refuseUnlessMayGrant({ session, locale }, body.role);
    const password = oneTimePassword();
    const id = await createOperator(database, { ...body, password, now });
    return { operator: await operatorDetail(services, id, now), password };
  });

  route(contract.updateOperator, ({ params: { id }, body, session, locale }) =>
    alterOperator(services, {
      asking: { session, locale },
      id,
      check(operator, activeRoots) {
        if (body.role === undefined || body.role === operator.role) return;
        refuseOnSelf({ session, locale }, id, "role");
        refuseUnlessMayGrant({ session, locale }, body.role);
        refuseLastRoot({ session, locale }, activeRoots, id, "role");
      },
      change: body.email === undefined ? body : { ...body, email_key: body.email.toLowerCase() },
    }),
  );

  route(contract.disableOperator, async ({ params: { id }, session, locale }) => {
    let endedSessions = 0;
    const operator = await alterOperator(services, {
      asking: { session, locale },
      id,
      check(_operator, activeRoots) {
        refuseOnSelf({ session, locale }, id, "status");
        refuseLastRoot({ session, locale }, activeRoots, id, "status");
      },
      change: { status: "disabled" },
      async also(transaction) {
        endedSessions = await endSessions(transaction, id);
      },
    });
    return { operator, endedSessions };
  });

  route(contract.enableOperator, async ({ params: { id }, session, locale }) => ({
    operator: await alterOperator(services, {
      asking: { session, locale },
      id,
      change: { status: "active" },
    }),
  }));

  route(contract.resetOperatorPassword, async ({ params: { id }, session, locale, now }) => {
    const password = oneTimePassword();
    let endedSessions = 0;
    await alterOperator(services, {
      asking: { session, locale },
      id,
      check: () => refuseOnSelf({ session, locale }, id, "password"),
      change: { password_hash: await hashPassword(password), password_changed_at: now },
      async also(transaction) {
        endedSessions = await endSessions(transaction, id);
        // A reset that was under way by mail would set yet another password.
        await transaction.deleteFrom("reset_codes").where("operator_id", "=", id).execute();
        await transaction.deleteFrom("reset_tokens").where("operator_id", "=", id).execute();
      },
    });
    return { password, endedSessions };
  });

  route(contract.endOperatorSessions, async ({ params: { id }, session, locale }) => {
    let endedSessions = 0;
    await alterOperator(services, {
      asking: { session, locale },
      id,
      check: () => refuseOnSelf({ session, locale }, id, "sessions"),
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
