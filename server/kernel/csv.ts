/** A decimal number, written with exactly these digits. */
export class Decimal {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Decimal | null;

// CSV injection: spreadsheets run cells that begin like this as formulas, East Asian ones in full width as well. Some
// also split cells at semicolons, tabs or line ends, and strip surrounding spaces and quotation marks.
const formulas = /(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

const cell = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Decimal) return value.text;
  const text = value.replaceAll(formulas, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file (RFC 4180), with its line ending. */
export const csvLine = (values: readonly Value[]): string => `${values.map(cell).join(",")}\r\n`;
