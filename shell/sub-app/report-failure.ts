import type { ReportedFailure } from "@console-shell/contract";
import type { Console } from "../create-console.ts";
import { clientErrorReport } from "../client-errors/client-error-report.ts";
import { failureFacts } from "./failure-facts.ts";

/** Reports a failure inside a sub-app to the server's log and returns its details. */
export const reportFailure = async (
  parts: Pick<Console, "config" | "request" | "routing" | "subAppEvents">,
  name: string,
  error: unknown,
): Promise<ReportedFailure> => {
  const facts = failureFacts(name, error, parts, parts.subAppEvents.of(name), new Date());
  const body = clientErrorReport(error, parts, name);
  try {
    const { traceId } = await parts.request("POST /cc-api/failure/report", { body });
    return { traceId, facts: { traceId, ...facts } };
  } catch {
    // Shown by the request wrapper; the failure is then shown without a trace id.
    return { traceId: undefined, facts };
  }
};
