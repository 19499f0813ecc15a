import type { ApiInput } from "@console-shell/contract";
import { useEffect, useState } from "react";
import { useConsole } from "../state/console-context.ts";

type FailureReport = ApiInput<"POST /cc-api/failure/report">["body"];

/**
 * Has the failure that is shown written into the server's log, once; answers the trace id by which
 * it is found there, as soon as that is known. Nobody but who is signed in can report one.
 */
export const useFailureTrace = (report: FailureReport): string | undefined => {
  const { request, state } = useConsole();
  const [traceId, setTraceId] = useState<string>();
  useEffect(() => {
    if (!state.get().account) return undefined;
    const end = new AbortController();
    request("POST /cc-api/failure/report", { body: report }, { signal: end.signal }).then(
      (answer) => setTraceId(answer.traceId),
      // Shown by the request wrapper; the failure is then told without a trace.
      () => undefined,
    );
    return () => end.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for the failure that is shown
  }, []);
  return traceId;
};
