import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { ServerLog } from "../logger.ts";
import { setRecorder } from "./spans.ts";
import type { TraceSettings } from "./trace-variables.ts";

/** Milliseconds between two log lines about a collector that doesn't answer. */
const complaintsEvery = 60_000;

/** Milliseconds for the last spans to be sent. */
const endsWithin = 3_000;

/**
 * Records this process's spans and sends them to a collector, until the returned undo. OpenTelemetry is loaded only
 * here, so a server without traces doesn't pay for it.
 */
export const startTracing = async (
  { url, headers, attributes, ratio }: TraceSettings,
  version: string,
  log: Pick<ServerLog, "warn">,
): Promise<() => Promise<void>> => {
  const api = await import("@opentelemetry/api");
  const sdk = await import("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { defaultResource, resourceFromAttributes } = await import("@opentelemetry/resources");
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = api;

  let complainedAt = -Infinity;
  const complain = (message: string) => {
    if (performance.now() - complainedAt < complaintsEvery) return;
    complainedAt = performance.now();
    log.warn({ problem: message.slice(0, 300) }, "Traces could not be sent");
  };
  const ignore = () => undefined;
  const diagnostics = {
    error: complain,
    warn: complain,
    info: ignore,
    debug: ignore,
    verbose: ignore,
  };
  api.diag.setLogger(diagnostics, api.DiagLogLevel.WARN);

  const random = new sdk.RandomIdGenerator();
  /** The trace id of the next span without a parent. */
  let given: string | undefined;
  const provider = new sdk.TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        "service.version": version,
        "service.instance.id": randomUUID(),
        "host.name": hostname(),
        ...attributes,
      }),
    ),
    idGenerator: {
      generateTraceId: () => given ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    sampler: {
      // Drawn, and not computed from the trace id or taken from the caller's flag: a stranger can choose both.
      shouldSample(context) {
        const parent = trace.getSpanContext(context);
        const isRecorded =
          parent && !parent.isRemote
            ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0
            : Math.random() < ratio;
        return {
          decision: isRecorded
            ? sdk.SamplingDecision.RECORD_AND_SAMPLED
            : sdk.SamplingDecision.NOT_RECORD,
        };
      },
      toString: () => `${ratio} of all traces`,
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) }),
    ],
  });
  const tracer = provider.getTracer("console-shell", version);
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

  setRecorder({
    start({ name, kind, attributes: about, startTime, link }, parent) {
      const options = {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        ...(about && { attributes: about }),
        ...(startTime !== undefined && { startTime }),
        ...(link && {
          links: [
            {
              context: {
                traceId: link.traceId,
                spanId: link.spanId,
                traceFlags: TraceFlags.SAMPLED,
                isRemote: true,
              },
            },
          ],
        }),
      };
      if (!parent) return tracer.startSpan(name, options, ROOT_CONTEXT);
      if (!("traceId" in parent))
        return tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
      const { traceId, spanId } = parent;
      if (spanId !== undefined)
        return tracer.startSpan(
          name,
          options,
          trace.setSpanContext(ROOT_CONTEXT, {
            traceId,
            spanId,
            traceFlags: TraceFlags.NONE,
            isRemote: true,
          }),
        );
      given = traceId;
      try {
        return tracer.startSpan(name, options, ROOT_CONTEXT);
      } finally {
        given = undefined;
      }
    },
    fail(span, error) {
      const name = error instanceof Error ? error.name : "Error";
      span.setAttribute("error.type", name);
      span.setStatus({ code: SpanStatusCode.ERROR, message: name });
    },
  });

  return async () => {
    setRecorder(undefined);
    const late = new Promise((resolve) => setTimeout(resolve, endsWithin).unref());
    await Promise.race([provider.shutdown().catch(ignore), late]);
    api.diag.disable();
  };
};
