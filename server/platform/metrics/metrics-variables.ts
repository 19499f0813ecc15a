import { z } from "zod";
import { variable } from "../variable.ts";

/** The variables that open the metrics. */
export const metricsVariables = {
  METRICS_PORT: variable(z.coerce.number("must be a number").int().min(0).max(65_535), {
    meaning: "a port of their own for [metrics](#metrics-and-traces)",
  }),
  METRICS_HOST: variable(z.string(), {
    default: "127.0.0.1",
    meaning: "the address that `METRICS_PORT` listens on",
  }),
  METRICS_TOKEN: variable(z.string().min(16, "must have at least 16 characters"), {
    meaning:
      "bearer token for the metrics, at least 16 characters; without `METRICS_PORT` they're at `/metrics`",
    secret: true,
  }),
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
  return { token, own: port === undefined ? undefined : { port, host } };
};
