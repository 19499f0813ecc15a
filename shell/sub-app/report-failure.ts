import type { ReportedFailure } from "@console-shell/contract";
import type { Console } from "../create-console.ts";
import { failureReport } from "../results/failure-report.ts";
import { failureFacts } from "./failure-facts.ts";

/** Has a failure inside a sub-app written into the server's log, and tells what is known of it. */
export const reportFailure = async (
  { config, request, subAppEvents }: Pick<Console, "config" | "request" | "subAppEvents">,
  name: string,
  error: unknown,
): Promise<ReportedFailure> => {
  const facts = failureFacts(name, error, config, subAppEvents.of(name), new Date());
  const body = failureReport(error, config, name);
  try {
    const { traceId } = await request("POST /cc-api/failure/report", { body });
    return { traceId, facts: { traceId, ...facts } };
  } catch {
    // Shown by the request wrapper; the failure is then told without a trace.
    return { traceId: undefined, facts };
  }
};
