import type { TableProps } from "./table-props.ts";
import { useNarrow } from "./use-narrow.ts";

/** Whether a table shows its rows as cards now. */
export const useCards = <Row extends object>({
  columns,
  cards = columns.length > 2,
}: Pick<TableProps<Row>, "columns" | "cards">): boolean => useNarrow() && cards;
