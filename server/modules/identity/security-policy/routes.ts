import * as contract from "@console-shell/contract/calls/security-policy";
import type { Feature } from "#kernel/call.ts";
import { handleUpdatePolicy, handleUpdateRolePolicy } from "./change-policy.ts";
import { effectOf } from "./key-life.ts";
import { readKeyPolicy, readPolicy } from "./read-policy.ts";

/** Who needs which second factor, how long sessions and keys live, and from where the console may be used. */
export const securityPolicy: Feature = (route, _hooks, { database }) => {
  route(contract.getSecurityPolicy, ({ request }) => readPolicy(database, request.ip));
  route(contract.updateSecurityPolicy, handleUpdatePolicy);
  route(contract.updateRolePolicy, handleUpdateRolePolicy);
  route(contract.getKeyPolicy, () => readKeyPolicy(database));
  route(contract.getKeyEffect, ({ query, now }) =>
    effectOf(
      database,
      { apiKeyDays: query.apiKeyDays ?? null, subAppTokenDays: query.subAppTokenDays ?? null },
      now,
    ),
  );
};
