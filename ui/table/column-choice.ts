import { cardParts } from "./card-parts.ts";
import type { TableColumn, TableColumns } from "./columns.ts";

/** An operator's columns of a list: the keys that can be chosen, in order, and those of them that are hidden. */
export interface ColumnChoice {
  order: readonly string[];
  hidden: readonly string[];
}

/* The title stays first, the actions last, and columns without a key or a heading aren't offered. */
const isChoosable = <Row>(column: TableColumn<Row>, part: string): boolean =>
  column.key !== undefined &&
  typeof column.title === "string" &&
  part !== "title" &&
  part !== "actions";

/** The columns that can be chosen, in the chosen order. Columns that a choice doesn't know yet come last. */
export const choosableColumns = <Row>(
  columns: TableColumns<Row>,
  { order }: ColumnChoice,
): TableColumns<Row> => {
  const parts = cardParts(columns);
  const placeOf = ({ key }: TableColumn<Row>) => {
    const place = order.indexOf(key!);
    return place < 0 ? order.length : place;
  };
  return columns
    .filter((column, index) => isChoosable(column, parts[index]!))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The columns as chosen. The others keep their places. */
export const chosenColumns = <Row>(
  columns: TableColumns<Row>,
  choice: ColumnChoice,
): TableColumns<Row> => {
  const next = choosableColumns(columns, choice);
  const choosable = new Set(next);
  return columns
    .map((column) => (choosable.has(column) ? next.shift()! : column))
    .filter(({ key }) => key === undefined || !choice.hidden.includes(key));
};
