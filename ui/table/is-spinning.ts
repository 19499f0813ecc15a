import type { TableProps } from "./table-props.ts";

/** Whether the table shows a loading state. */
export const isSpinning = (loading: TableProps<object>["loading"]): boolean =>
  typeof loading === "object" ? loading.spinning === true : loading === true;
