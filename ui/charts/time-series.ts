/** The first eight are a chart's series in order; the others mean something. */
export type ChartTone =
  | "primary"
  | "second"
  | "third"
  | "fourth"
  | "fifth"
  | "sixth"
  | "seventh"
  | "eighth"
  | "muted"
  | "warning"
  | "error";

/** One line, area or bar series; `tone` selects its colour in charts.module.css. */
export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
  /** One value per instant; null if there is none. */
  values: readonly (number | null)[];
  /** Drawn as a dashed line of its own, in any kind of chart: what the others are compared with. */
  dashed?: boolean;
}

/** Something that happened at a time, e.g. a release. */
export interface ChartMark {
  key: string;
  at: number;
  /** When it happened, for people. */
  time: string;
  title: string;
  tone?: ChartSeries["tone"];
  /** The legend's words for its kind, e.g. a release. */
  kind?: string;
  /** Opens its page; without it, the mark only informs. */
  onOpen?: (() => void) | undefined;
}

/** A horizontal line, e.g. of an alert. */
export interface ChartThreshold {
  value: number;
  label: string;
}

/** The data of a chart and of its table view. */
export interface TimeSeries {
  /** Start of each bucket in milliseconds. */
  instants: readonly number[];
  /** The last bucket isn't over: lines to it are dashed. */
  isUnfinished?: boolean;
  series: readonly ChartSeries[];
  /** What the value axis counts, e.g. `calls per hour`; for values that are formatted without their unit. */
  unit?: string | undefined;
  formatValue: (value: number) => string;
  /** Formats a short axis label. */
  formatTick: (at: number) => string;
  /** Formats the full instant, for tooltip and table. */
  formatInstant: (at: number) => string;
}
