/** One line, area or bar of a chart; `tone` names its colour in charts.css. */
export interface ChartSeries {
  key: string;
  label: string;
  tone: "primary" | "muted" | "warning" | "error";
  /** A value for each instant; null where there is none. */
  values: readonly (number | null)[];
}

/** What a chart shows, and what its table shows in its place. */
export interface TimeSeries {
  /** Begin of each bucket in milliseconds. */
  instants: readonly number[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** A short label for the axis. */
  formatTick: (at: number) => string;
  /** The whole instant, for tooltip and table. */
  formatInstant: (at: number) => string;
}
