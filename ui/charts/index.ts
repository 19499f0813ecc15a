// Charts over time, apart from the controls: what shows none does not load them.
export { ChartPanel } from "./chart-panel.tsx";
export type { ChartSeries, TimeSeries } from "./time-series.ts";
