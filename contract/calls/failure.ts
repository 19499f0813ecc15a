import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A client-side error, in technical terms for developers. */
export const FailureReportSchema = z.strictObject({
  error: z.string().max(100),
  message: z.string().max(1000),
  /** The page's address, without query values that may identify people. */
  page: z.string().max(512),
  release: z.string().max(64),
  /** The sub-application that failed, if it was one. */
  app: z.string().max(64).optional(),
  version: z.string().max(64).optional(),
  /** The file that failed to load or that threw, without its query. */
  file: z.string().max(512).optional(),
  /** The HTTP status of that file. */
  status: z.int().min(100).max(599).optional(),
  phase: z.string().max(32).optional(),
  code: z.string().max(64).optional(),
});

export const reportFailure = endpoint({
  name: "failure.report",
  method: "POST",
  path: "/cc-api/failure/report",
  access: "signed-in",
  summary: "Log a client error on the server, with the trace ID of the response",
  body: FailureReportSchema,
  output: z.object({ traceId: z.string() }),
});

export const failureEndpoints = [reportFailure] as const;
