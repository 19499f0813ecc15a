import * as calls from "@console-shell/contract/calls/failure";
import { answer } from "#kernel/answer.ts";
import { takeTry, throttleRules } from "#modules/identity/index.ts";

/** Errors reported by browsers; rate-limited, so a page that keeps failing doesn't fill the log. */
export const failure = answer(calls, {
  reportFailure: async ({ services, session, body, request, now }) => {
    const { operatorId } = session;
    const { wait } = await takeTry(
      services.database,
      throttleRules.failureWritten,
      [operatorId],
      now,
    );
    if (wait === 0) request.log.warn({ operatorId, failure: body }, "a page failed");
    return { traceId: request.id };
  },
});
