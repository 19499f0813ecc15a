type Value = string | number | null;

// Spreadsheets run what begins like this as a formula, East Asian ones in full width as well.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (values: readonly Value[]): string => `${values.map(cell).join(",")}\r\n`;
