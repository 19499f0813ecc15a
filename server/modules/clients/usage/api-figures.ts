/** Public API calls of one status class, as summed by the database. */
export interface ApiSums {
  status_class: number;
  calls: number;
  total_ms: number;
}

/** The figures of rows that only differ in status class. */
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
