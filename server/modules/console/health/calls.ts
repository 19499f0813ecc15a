import * as calls from "@console-shell/contract/calls/health";
import { answer } from "#kernel/answer.ts";
import { createPartsReader } from "./parts.ts";
import { readHistory } from "./reads.ts";

/** Health of each part of this server, now and in the past; load balancers use /readyz instead. */
export const health = answer(calls, (services, hooks) => {
  const readParts = createPartsReader(services, hooks);
  return {
    listHealth: async ({ request, now, locale }) => ({
      at: now,
      parts: await readParts(request.server, { now, locale }),
    }),
    listHealthHistory: async ({ openReport, query, now }) =>
      readHistory(openReport().database, { range: query.range, now }),
  };
});
