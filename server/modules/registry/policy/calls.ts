import * as calls from "@console-shell/contract/calls/sub-app-policy";
import { answer } from "#kernel/answer.ts";
import { policyOf } from "./reads.ts";
import { setPolicy } from "./writes.ts";

/** What sub-apps may need of the page's policy. */
export const subAppPolicy = answer(calls, {
  getSubAppPolicy: ({ services, params }) => policyOf(services.database, params.name),
  setSubAppPolicy: async (call) => {
    await setPolicy(call);
    return policyOf(call.services.database, call.params.name);
  },
});
