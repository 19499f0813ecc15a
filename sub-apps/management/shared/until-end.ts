/** Filters with the server's `until`, which is exclusive, in place of `to`. */
export const untilEnd = <Filters extends { to?: number | undefined }>({
  to,
  ...filters
}: Filters): Omit<Filters, "to"> & { until: number | undefined } => ({
  ...filters,
  until: to === undefined ? undefined : to + 1,
});
