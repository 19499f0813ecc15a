import { z } from "zod";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

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
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(webUrl),
  OTEL_EXPORTER_OTLP_HEADERS: optional(pairs),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(
    z.literal("http/protobuf", "must be http/protobuf, the only one that is sent"),
  ),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: optional(pairs),
  OTEL_TRACES_SAMPLER: optional(
    z.enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ]),
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number("must be from 0 to 1").min(0).max(1)),
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
  if (sampler?.endsWith("always_off")) return 0;
  return sampler?.endsWith("traceidratio") ? (share ?? 1) : 1;
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
