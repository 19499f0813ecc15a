type Value = string | number | null;

// Spreadsheets run what begins like this as a formula, East Asian ones in full width as well. Some also
// split a cell at semicolons, tabs or line ends, and drop spaces and quotation marks around a part.
const formulas = /(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

const cell = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replaceAll(formulas, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (values: readonly Value[]): string => `${values.map(cell).join(",")}\r\n`;
