import * as calls from "@console-shell/contract/calls/security-policy";
import { answer } from "#kernel/answer.ts";
import { effectOf } from "./key-life.ts";
import { readKeyPolicy, readPolicy } from "./reads.ts";
import { updateRolePolicy, updateSecurityPolicy } from "./writes.ts";

/** Who needs which second factor, how long sessions and keys live, and from where the console may be used. */
export const securityPolicy = answer(calls, {
  getSecurityPolicy: ({ services, request }) => readPolicy(services.database, request.ip),
  updateSecurityPolicy,
  updateRolePolicy,
  getKeyPolicy: ({ services }) => readKeyPolicy(services.database),
  getKeyEffect: ({ services, query, now }) =>
    effectOf(
      services.database,
      { apiKeyDays: query.apiKeyDays ?? null, subAppTokenDays: query.subAppTokenDays ?? null },
      now,
    ),
});
