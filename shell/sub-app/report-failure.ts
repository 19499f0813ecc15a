import type { ReportedFailure } from "@console-shell/contract";
import type { Console } from "../create-console.ts";
import { failureReport } from "../results/failure-report.ts";
import { failureFacts } from "./failure-facts.ts";

/** Has a failure inside a sub-app written into the server's log, and tells what is known of it. */
export const reportFailure = async (
  parts: Pick<Console, "config" | "request" | "routing" | "subAppEvents">,
  name: string,
  error: unknown,
): Promise<ReportedFailure> => {
  const facts = failureFacts(name, error, parts, parts.subAppEvents.of(name), new Date());
  const body = failureReport(error, parts, name);
  try {
    const { traceId } = await parts.request("POST /cc-api/failure/report", { body });
    return { traceId, facts: { traceId, ...facts } };
  } catch {
    // Shown by the request wrapper; the failure is then told without a trace.
    return { traceId: undefined, facts };
  }
};
