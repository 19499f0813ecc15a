/** A size in bytes for people, e.g. `4.5 MB`. */
export const formatSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

/** `1 file`, `2 files`. */
export const formatFiles = (count: number): string => `${count} file${count === 1 ? "" : "s"}`;

/** An instant in the user's time zone, e.g. `2026-11-26 21:10`. */
export const formatTime = (instant: number): string =>
  new Date(instant).toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Rows with aligned columns; the first row has the headings. */
export const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join("  ")
      .trimEnd(),
  );
};
