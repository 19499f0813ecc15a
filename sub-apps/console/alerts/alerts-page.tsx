import type { ApiOutput } from "@console-shell/contract";
import { PlusOutlined } from "@ant-design/icons";
import { alertSorts } from "@console-shell/contract/words/alerts";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, ListPage, ScrollTable } from "@console-shell/ui";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { RuleForm } from "./rule-form.tsx";
import { ruleStates } from "./rule-state.tsx";
import { useRuleColumns } from "./use-rule-columns.tsx";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

/** Alert rules with their current values. */
export const AlertsPage = () => {
  const text = useText();
  usePageTitle(text("alerts.title"));
  const list = useListState(["state"], { sort: "name" });
  const { page, pageSize, search, sort } = list.values;
  const filters = { search, state: oneOf(ruleStates, list.values.state) };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/alert/list",
    { query: { page, pageSize, ...filters, ...sortOf(alertSorts, sort) } },
    { keepPrevious: true, refetchInterval: 15_000 },
  );
  const mayUpdate = usePermission("console:alert:update");
  const [edited, setEdited] = useState<Rule | "new" | null>(null);
  usePaletteEntries(
    mayUpdate ? [{ key: "add", title: text("alerts.create"), run: () => setEdited("new") }] : [],
  );
  const columns = useRuleColumns(list.orderOf, setEdited);
  const create = mayUpdate ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited("new")}>
      {text("alerts.create")}
    </Button>
  ) : null;
  return (
    <ListPage
      title={text("alerts.title")}
      description={text("alerts.description")}
      file={{ path: "/cc-api/alert/export", filters }}
      actions={create}
      search={{
        label: text("alerts.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <Segmented
          aria-label={text("alerts.filterState")}
          value={filters.state ?? ""}
          onChange={(value) => list.set({ state: value })}
          options={[
            { value: "", label: text("alerts.all") },
            ...ruleStates.map((value) => ({ value, label: text(`state.${value}`) })),
          ]}
        />
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
      after={
        mayUpdate ? (
          <RuleForm
            open={edited !== null}
            rule={edited === "new" || edited === null ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        ) : null
      }
    >
      <ScrollTable
        label={text("alerts.title")}
        className="console-rules"
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <EmptyState
              description={text((search ?? filters.state) ? "alerts.noneFound" : "alerts.none")}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Rule>(data?.total)}
      />
    </ListPage>
  );
};
