/** One line, area or bar series; `tone` selects its colour in charts.css. */
export interface ChartSeries {
  key: string;
  label: string;
  tone: "primary" | "muted" | "warning" | "error";
  /** One value per instant; null if there is none. */
  values: readonly (number | null)[];
}

/** The data of a chart and of its table view. */
export interface TimeSeries {
  /** Start of each bucket in milliseconds. */
  instants: readonly number[];
  series: readonly ChartSeries[];
  /** A value that the others are compared with, drawn as a dashed line. */
  limit?: { label: string; value: number };
  /** Instants at which something happened, drawn as lines across. */
  marks?: { label: string; at: readonly number[] };
  formatValue: (value: number) => string;
  /** Formats a short axis label. */
  formatTick: (at: number) => string;
  /** Formats the full instant, for tooltip and table. */
  formatInstant: (at: number) => string;
}
