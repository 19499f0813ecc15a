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

const numeric = /^ *[\d.]*\d[\d.]*(?:[eE][+-]?\d+)? *$/;
// With more characters, Excel shows a number as 1.23E+11, and then writes that.
const longestNumber = 11;

/* Whether a spreadsheet reads a text as a number, and would show other digits: `0012`, `1.10`, `3e10`, bank references. */
const isAltered = (text: string): boolean => {
  if (!numeric.test(text)) return false;
  const value = Number(text);
  return !Number.isNaN(value) && (String(value) !== text || text.length > longestNumber);
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const cell = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Decimal) return value.text;
  // A tab makes it text in Excel and LibreOffice, which import an apostrophe as a character. Programs that trim read it as
  // it was; quoted, LibreOffice doesn't split it there.
  if (isAltered(value)) return quoted(`\t${value}`);
  const text = value.replaceAll(formulas, "$1'");
  return /[",\r\n]/.test(text) ? quoted(text) : text;
};

/** One line of a CSV file (RFC 4180), with its line ending. */
export const csvLine = (values: readonly Value[]): string => `${values.map(cell).join(",")}\r\n`;
