import type { useListState } from "@console-shell/sdk";

/** The part of a list's state that its table needs. */
export type TableState = Pick<ReturnType<typeof useListState>, "tableProps" | "orderOf">;

/** Props of a table over one page of a list, with its total named. */
export const listProps = <Row extends object>(
  list: TableState,
  data: { items: Row[]; total: number } | undefined,
  showTotal: (total: number) => string,
) => {
  const { pagination, ...props } = list.tableProps<Row>(data?.total);
  return {
    ...props,
    dataSource: data?.items ?? [],
    pagination: pagination && { ...pagination, hideOnSinglePage: false, showTotal },
  };
};
