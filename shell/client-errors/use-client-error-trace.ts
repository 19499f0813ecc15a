import type { ApiInput } from "@console-shell/contract";
import { useEffect, useState } from "react";
import { useConsole } from "../state/console-context.ts";

type ClientErrorReport = ApiInput<"POST /cc-api/failure/report">["body"];

/**
 * Reports the shown failure to the server's log, once; returns the trace id once it is known. Only signed-in
 * operators can report.
 */
export const useClientErrorTrace = (report: ClientErrorReport): string | undefined => {
  const { request, state } = useConsole();
  const [traceId, setTraceId] = useState<string>();
  useEffect(() => {
    if (!state.get().account) return undefined;
    const end = new AbortController();
    request("POST /cc-api/failure/report", { body: report }, { signal: end.signal }).then(
      (answer) => setTraceId(answer.traceId),
      // Shown by the request wrapper; the failure is then shown without a trace id.
      () => undefined,
    );
    return () => end.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for the failure that is shown
  }, []);
  return traceId;
};
