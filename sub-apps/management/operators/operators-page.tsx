import type { ApiOutput } from "@console-shell/contract";
import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { LoadFailure, Page, Panel, ScrollTable } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { operatorSorts, operatorStatuses, roleNames } from "./choices.ts";
import { OperatorForm } from "./operator-form.tsx";
import { OperatorsEmpty } from "./operators-empty.tsx";
import { OperatorsToolbar } from "./operators-toolbar.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useOperatorColumns } from "./use-operator-columns.tsx";

type Row = ApiOutput<"GET /mc-api/operator/list">["items"][number];
type Created = ApiOutput<"POST /mc-api/operator/create">;

/** Everyone who can sign in: searched, filtered, sorted and paged by the server. */
export const OperatorsPage = () => {
  const text = useText();
  usePageTitle(text("operators.title"));
  const list = useListState(["role", "status"], { sort: "account" });
  const { page, pageSize, search, sort, role, status } = list.values;
  const filters = { search, role: oneOf(roleNames, role), status: oneOf(operatorStatuses, status) };
  const { data, isFetching, isError, refetch } = useApiQuery(
    "GET /mc-api/operator/list",
    { query: { page, pageSize, ...filters, ...sortOf(operatorSorts, sort) } },
    { keepPrevious: true },
  );
  const mayCreate = usePermission("management:operator:create");
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<Created | null>(null);
  const columns = useOperatorColumns(list.orderOf);
  const create = mayCreate ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
      {text("operators.create")}
    </Button>
  ) : null;

  return (
    <Page
      title={text("operators.title")}
      description={text("operators.description")}
      actions={create}
    >
      <Panel>
        <OperatorsToolbar values={filters} total={data?.total} set={list.set} />
        {isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <ScrollTable
            label={text("operators.title")}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isFetching, delay: 200 }}
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
        )}
      </Panel>
      {mayCreate ? (
        <OperatorForm open={creating} onClose={() => setCreating(false)} onCreated={setCreated} />
      ) : null}
      <PasswordDialog
        title={created ? text("password.titleCreated", { name: created.operator.name }) : ""}
        account={created?.operator.account ?? ""}
        password={created?.password ?? null}
        onClose={() => setCreated(null)}
      />
    </Page>
  );
};
