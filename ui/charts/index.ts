// Charts are a separate entry, so pages without charts don't load them.
export { ChartPanel } from "./chart-panel.tsx";
export type { ChartSeries, TimeSeries } from "./time-series.ts";
