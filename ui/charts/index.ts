// Charts are a separate entry, so pages without charts don't load them.
export { ChartGroup, type ChartRange } from "./chart-group.tsx";
export { ChartPanel } from "./chart-panel.tsx";
export { TimeChart } from "./time-chart.tsx";
export type { ChartMark, ChartSeries, ChartThreshold, TimeSeries } from "./time-series.ts";
