import { z } from "zod";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The variables that open the metrics. */
export const metricsVariables = {
  METRICS_PORT: optional(z.coerce.number("must be a number").int().min(0).max(65_535)),
  METRICS_HOST: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
};

const Given = z.object(metricsVariables);

/** Who may read the metrics, and where. */
export interface MetricsSettings {
  /** The bearer token to send; only the own port works without. */
  token: string | undefined;
  /** Where they're served by themselves; otherwise at `/metrics` of the console's own port. */
  own: { port: number; host: string } | undefined;
}

/** The settings; undefined if nobody may read metrics. */
export const metricsSettingsOf = (given: z.output<typeof Given>): MetricsSettings | undefined => {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = given;
  if (port === undefined && token === undefined) return undefined;
  return { token, own: port === undefined ? undefined : { port, host: host ?? "127.0.0.1" } };
};
