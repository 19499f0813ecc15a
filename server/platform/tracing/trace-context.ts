import { randomBytes } from "node:crypto";

/** A caller's place in a trace, as W3C Trace Context sends it in `traceparent`. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  /** Whether the caller records its span. */
  isSampled: boolean;
}

const form = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const zeros = /^0+$/;

/** A valid `traceparent`; later versions may append to it. */
export const parseTraceParent = (header: unknown): TraceParent | undefined => {
  const [, traceId = "", spanId = "", flags = "", more] =
    typeof header === "string" ? (form.exec(header) ?? []) : [];
  if (zeros.test(traceId) || zeros.test(spanId) || traceId === "") return undefined;
  if (more !== undefined && (header as string).startsWith("00")) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** The header's text. */
export const formatTraceParent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;

/** For a request whose span isn't recorded here: its trace goes on all the same. */
export const unrecordedTraceParent = (traceId: string): string =>
  formatTraceParent({ traceId, spanId: randomBytes(8).toString("hex"), isSampled: false });

/** Whether a text is a trace id of W3C Trace Context. */
export const isTraceId = (text: unknown): text is string =>
  typeof text === "string" && /^[\da-f]{32}$/.test(text) && !zeros.test(text);
