import type { ApiOutput } from "@console-shell/contract";
import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
} from "@console-shell/sdk";
import { ListPage, ScrollTable } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { operatorSorts, operatorStatuses, roleNames } from "./choices.ts";
import { OperatorsEmpty } from "./operators-empty.tsx";
import { OperatorsFilters } from "./operators-filters.tsx";
import { useOperatorColumns } from "./use-operator-columns.tsx";
import { useOperatorDialogs } from "./use-operator-dialogs.tsx";

type Row = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** All operators: searched, filtered, sorted and paged by the server. */
export const OperatorsPage = () => {
  const text = useText();
  usePageTitle(text("operators.title"));
  const list = useListState(["role", "status"], { sort: "account" });
  const { page, pageSize, search, sort, role, status } = list.values;
  const filters = { search, role: oneOf(roleNames, role), status: oneOf(operatorStatuses, status) };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/operator/list",
    { query: { page, pageSize, ...filters, ...sortOf(operatorSorts, sort) } },
    { keepPrevious: true },
  );
  const mayCreate = usePermission("management:operator:create");
  const { dialogs, ...opening } = useOperatorDialogs();
  usePaletteEntries(
    mayCreate ? [{ key: "add", title: text("operators.create"), run: opening.create }] : [],
  );
  const columns = useOperatorColumns(list.orderOf, opening);
  const create = mayCreate ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={opening.create}>
      {text("operators.create")}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text("operators.title")}
      description={text("operators.description")}
      file={{ path: "/mc-api/operator/export", filters }}
      actions={create}
      search={{
        label: text("operators.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={<OperatorsFilters values={filters} set={list.set} />}
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
      after={dialogs}
    >
      <ScrollTable
        label={text("operators.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <OperatorsEmpty
              filtered={Object.values(filters).some(Boolean)}
              onClear={() => list.set({ search: "", role: "", status: "" })}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Row>(data?.total)}
      />
    </ListPage>
  );
};
