import type { TableProps } from "./table-props.ts";

/** Whether a table is being read. */
export const isSpinning = (loading: TableProps<object>["loading"]): boolean =>
  typeof loading === "object" ? loading.spinning === true : loading === true;
