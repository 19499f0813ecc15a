import { reportFailure } from "@console-shell/contract/calls/failure";
import type { Feature } from "#kernel/call.ts";
import { throttleRules, takeTry } from "#modules/identity/index.ts";

/** Errors reported by browsers; rate-limited, so a page that keeps failing doesn't fill the log. */
export const failure: Feature = (route, _hooks, { database }) => {
  route(reportFailure, async ({ body, session, request, now }) => {
    const { operatorId } = session;
    const { wait } = await takeTry(database, throttleRules.failureWritten, [operatorId], now);
    if (wait === 0) request.log.warn({ operatorId, failure: body }, "a page failed");
    return { traceId: request.id };
  });
};
