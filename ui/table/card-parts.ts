import type { CardPart, TableColumn, TableColumns } from "./columns.ts";

/** Keys that say it by themselves. */
const known: Partial<Record<string, CardPart>> = {
  status: "status",
  state: "status",
  amount: "amount",
  total: "amount",
  balance: "amount",
  actions: "actions",
};

/**
 * Each column's place on a card, on a phone: as it says, or by its key. The title is the row header, else the first
 * column; one column each is the status and the amount. Columns that a small window hides stay hidden.
 */
export const cardParts = <Row>(columns: TableColumns<Row>): CardPart[] => {
  const title =
    columns.find(({ card }) => card === "title") ??
    columns.find(({ rowScope }) => rowScope) ??
    columns.find(({ card, from }) => !card && !from);
  const given = new Set<CardPart>(columns.flatMap(({ card }) => card ?? []));
  return columns.map((column: TableColumn<Row>): CardPart => {
    if (column === title) return "title";
    if (column.card) return column.card;
    if (column.from && column.from !== "wide") return "hidden";
    const part = known[column.key ?? column.dataIndex ?? ""];
    if (!part || given.has(part)) return "line";
    given.add(part);
    return part;
  });
};
