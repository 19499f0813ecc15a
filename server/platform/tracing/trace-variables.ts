import { z } from "zod";
import { variable } from "../variable.ts";

/** `name=value` pairs with commas between them; values are percent-encoded. */
const pairs = z.string().transform((text, context): Record<string, string> => {
  const found = text.split(",").map((pair) => /^\s*([^=\s]+)\s*=(.*)$/.exec(pair));
  try {
    return Object.fromEntries(
      found.map((pair) => [decodeURIComponent(pair![1]!), decodeURIComponent(pair![2]!.trim())]),
    );
  } catch {
    context.addIssue({ code: "custom", message: "must be name=value, separated by commas" });
    return z.NEVER;
  }
});

const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });

/** OpenTelemetry's own variables for the traces we send and their destination. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(webUrl, {
    meaning: "an OpenTelemetry collector that gets [traces](#metrics-and-traces)",
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable(webUrl, {
    meaning: "its whole address for traces",
    otherwise: "`/v1/traces` at `OTEL_EXPORTER_OTLP_ENDPOINT`",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable(pairs, {
    meaning: "`name=value` pairs with commas between them, sent to the collector",
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable(
    z.literal("http/protobuf", "must be http/protobuf, the only one that is sent"),
    { default: "http/protobuf", meaning: "nothing else is sent" },
  ),
  OTEL_SERVICE_NAME: variable(z.string(), {
    meaning: "the service's name in traces",
    otherwise: "`console-shell`",
  }),
  OTEL_RESOURCE_ATTRIBUTES: variable(pairs, {
    meaning: "`name=value` pairs that describe this process in traces",
  }),
  OTEL_TRACES_SAMPLER: variable(
    z.enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ]),
    { default: "always_on", meaning: "which traces are recorded, without regard to the caller's" },
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(z.coerce.number("must be from 0 to 1").min(0).max(1), {
    default: "1",
    meaning: "the share of traces that a `…traceidratio` sampler records",
  }),
};

const Given = z.object(traceVariables);
type Given = z.output<typeof Given>;

/** Which traces are sent, and where. */
export interface TraceSettings {
  url: string;
  headers: Record<string, string>;
  /** Describe this process. */
  attributes: Record<string, string>;
  /** The share of traces that is recorded. */
  ratio: number;
}

const ratioOf = ({
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Given): number => {
  if (sampler.endsWith("always_off")) return 0;
  return sampler.endsWith("traceidratio") ? share : 1;
};

/** The settings; undefined if nothing is traced. */
export const traceSettingsOf = (given: Given): TraceSettings | undefined => {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const url = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined) return undefined;
  const attributes = given.OTEL_RESOURCE_ATTRIBUTES ?? {};
  const service = given.OTEL_SERVICE_NAME ?? attributes["service.name"] ?? "console-shell";
  return {
    url,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    attributes: { ...attributes, "service.name": service },
    ratio: ratioOf(given),
  };
};
