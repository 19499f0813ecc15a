/** Columns that the list of alert rules is sorted by; `condition` is the metric and its threshold. */
export const alertSorts = ["name", "state", "condition"] as const;

/** Window lengths in minutes, ending now, that an alert rule can measure. */
export const alertWindows = [5, 15, 60, 1440] as const;
