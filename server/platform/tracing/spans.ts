import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Span } from "@opentelemetry/api";
import { formatTraceParent, parseTraceParent, type TraceParent } from "./trace-context.ts";

/** A span to start. */
export interface NewSpan {
  name: string;
  /** `server`: a request to us; `client`: one of ours; `consumer`: a queued job. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** Its start in milliseconds since 1970, if it has passed. */
  startTime?: number;
  /** The span that caused it, in another trace. */
  link?: TraceParent;
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

/** The span that code runs in, and the request's or job's that it is a part of. */
interface Running {
  span: Span;
  whole: Span;
}

let recorder: Recorder | undefined;
const current = new AsyncLocalStorage<Running>();

const textOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return formatTraceParent({ traceId, spanId, isSampled: (traceFlags & 1) === 1 });
};

/** Sets what records this process's spans. */
export const setRecorder = (one: Recorder | undefined): void => {
  recorder = one;
};

/** Whether spans are recorded. */
export const isTracing = (): boolean => recorder !== undefined;

/** The recorded span that this code runs in. */
const recorded = (): Running | undefined => {
  const running = current.getStore();
  return running?.span.isRecording() ? running : undefined;
};

const runIn = async <Result>(
  recorder: Recorder,
  { span, whole }: Running,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> => {
  try {
    return await current.run({ span, whole }, work, span);
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
  const parent = recorder && recorded();
  if (!recorder || !parent) return work();
  return runIn(recorder, { ...parent, span: recorder.start(span, parent.span) }, work);
};

/**
 * Runs work that nobody's request waits for, in a trace of its own; `queuedBy` is the text of the request that queued it.
 */
export const inTrace = <Result>(
  span: NewSpan,
  work: (span?: Span) => Promise<Result>,
  queuedBy: string | null = null,
): Promise<Result> => {
  if (!recorder) return work();
  const link = parseTraceParent(queuedBy);
  const whole = recorder.start({ ...span, ...(link && { link }) }, undefined);
  return runIn(recorder, { span: whole, whole }, work);
};

/** What to store with queued work, so that its spans are linked to this request's; null if that isn't recorded. */
export const queuedBy = (): string | null => {
  const whole = recorder && current.getStore()?.whole;
  return whole && (whole.spanContext().traceFlags & 1) === 1 ? textOf(whole) : null;
};

/** Adds a span that has just ended, after so many milliseconds. */
export const addSpan = (span: NewSpan, milliseconds: number, error?: unknown): void => {
  const parent = recorder && recorded()?.span;
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
export const enterSpan = (span: Span, next: () => void): void =>
  current.run({ span, whole: span }, next);

/** Headers that continue this trace in another service. */
export const traceHeaders = (): { traceparent?: string } => {
  const span = current.getStore()?.span;
  return span ? { traceparent: textOf(span) } : {};
};
