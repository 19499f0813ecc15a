/** Calls of the public API with one class of status, as the database sums them. */
export interface ApiSums {
  status_class: number;
  calls: number;
  total_ms: number;
}

/** The figures of rows that differ in status class alone. */
export const apiFiguresOf = (
  rows: readonly ApiSums[],
): { calls: number; refused: number; errors: number; mean: number | null } => {
  const sumOf = (of: readonly ApiSums[]) => of.reduce((sum, { calls }) => sum + calls, 0);
  const calls = sumOf(rows);
  const total = rows.reduce((sum, { total_ms }) => sum + total_ms, 0);
  return {
    calls,
    refused: sumOf(rows.filter(({ status_class }) => status_class === 4)),
    errors: sumOf(rows.filter(({ status_class }) => status_class === 5)),
    mean: calls === 0 ? null : total / calls,
  };
};
