import type { AnyPermission } from "@console-shell/contract";
import type { ListView } from "@console-shell/contract/calls/list-view";

interface ListViewsTable {
  id: string;
  /** Null once the account was deleted. */
  ownerId: string | null;
  /** The page of the list, `/finance/invoices`. */
  list: string;
  /** That the page needs, besides the one to open its sub-app; null if it needs none. */
  permission: AnyPermission | null;
  name: string;
  nameKey: string;
  query: ListView["query"];
  columns: ListView["columns"] | null;
  shared: boolean;
  createdAt: number;
}

export interface ListViewTables {
  listViews: ListViewsTable;
}
