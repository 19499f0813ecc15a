import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Span } from "@opentelemetry/api";
import { formatTraceParent } from "./trace-context.ts";

/** A span to start. */
export interface NewSpan {
  name: string;
  /** `server`: a request to us; `client`: one of ours; `consumer`: a queued job. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** Its start in milliseconds since 1970, if it has passed. */
  startTime?: number;
}

/** Where a request's span belongs. */
export interface RemoteParent {
  traceId: string;
  /** The caller's span; undefined if nobody records it. */
  spanId: string | undefined;
}

/** Records spans; without it nothing is recorded, and no package is loaded for it. */
export interface Recorder {
  start(span: NewSpan, parent: Span | RemoteParent | undefined): Span;
  /** Marks a span as failed, with the error's name: its message may have personal data. */
  fail(span: Span, error: unknown): void;
}

let recorder: Recorder | undefined;
const current = new AsyncLocalStorage<Span>();

/** Sets what records this process's spans. */
export const setRecorder = (one: Recorder | undefined): void => {
  recorder = one;
};

/** Whether spans are recorded. */
export const isTracing = (): boolean => recorder !== undefined;

/** The recorded span that this code runs in. */
const recordedSpan = (): Span | undefined => {
  const span = current.getStore();
  return span?.isRecording() ? span : undefined;
};

const runIn = async <Result>(
  recorder: Recorder,
  span: Span,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> => {
  try {
    return await current.run(span, work, span);
  } catch (error) {
    recorder.fail(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/** Runs work in a span of the request or job that it belongs to. */
export const inSpan = <Result>(
  span: NewSpan,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> => {
  const parent = recorder && recordedSpan();
  return recorder && parent ? runIn(recorder, recorder.start(span, parent), work) : work();
};

/** Runs work that nobody's request waits for, in a trace of its own. */
export const inTrace = <Result>(
  span: NewSpan,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> => (recorder ? runIn(recorder, recorder.start(span, undefined), work) : work());

/** Adds a span that has just ended, after so many milliseconds. */
export const addSpan = (span: NewSpan, milliseconds: number, error?: unknown): void => {
  const parent = recorder && recordedSpan();
  if (!recorder || !parent) return;
  const endTime = performance.timeOrigin + performance.now();
  const added = recorder.start({ ...span, startTime: endTime - milliseconds }, parent);
  if (error !== undefined) recorder.fail(added, error);
  added.end(endTime);
};

/** Starts a request's span, to be ended by the caller; undefined without a recorder. */
export const startRequestSpan = (span: NewSpan, parent: RemoteParent): Span | undefined =>
  recorder?.start(span, parent);

/** Continues in a span. */
export const enterSpan = (span: Span, next: () => void): void => current.run(span, next);

/** Headers that continue this trace in another service. */
export const traceHeaders = (): { traceparent?: string } => {
  const context = current.getStore()?.spanContext();
  if (!context) return {};
  const { traceId, spanId, traceFlags } = context;
  return { traceparent: formatTraceParent({ traceId, spanId, isSampled: (traceFlags & 1) === 1 }) };
};
