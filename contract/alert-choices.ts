/** Columns that the list of alert rules is sorted by; `condition` is the metric and its threshold. */
export const alertSorts = ["name", "state", "condition"] as const;
