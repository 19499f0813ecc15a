import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, SearchBox, Toolbar } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { FilterSelect } from "../shared/filter-select.tsx";
import { ProposeForm } from "./propose-form.tsx";
import { topUpStatuses } from "./top-up-status.tsx";
import { sortFields, TopUpTable } from "./top-up-table.tsx";

/** The proposed top-ups of the clients that the operator sees, and the form for a new one. */
export const TopUpsPage = () => {
  const text = useText();
  usePageTitle(text("topUps.title"));
  const seesClients = usePermission("finance:client:read");
  const mayPropose = usePermission("finance:topup:propose") && seesClients;
  const [proposing, setProposing] = useState(false);
  usePaletteEntries(
    mayPropose
      ? [{ key: "propose", title: text("topUps.propose"), run: () => setProposing(true) }]
      : [],
  );
  const list = useListState(["status"], { sort: "-createdAt" });
  const { page, pageSize, search, sort } = list.values;
  const status = oneOf(topUpStatuses, list.values.status);
  const topUps = useApiQuery(
    "GET /cc-api/finance/top-up/list",
    { query: { page, pageSize, search, status, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  const clear = () => list.set({ search: undefined, status: undefined });
  const propose = mayPropose ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setProposing(true)}
    >
      {text("topUps.propose")}
    </Button>
  ) : null;

  return (
    <Page title={text("topUps.title")} description={text("topUps.description")} actions={propose}>
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("topUps.searchLabel")}
            value={search}
            onSearch={(search) => list.set({ search })}
          />
          <FilterSelect
            label={text("topUp.status")}
            value={status}
            options={topUpStatuses.map((value) => ({ value, label: text(`topUpStatus.${value}`) }))}
            onChange={(status) => list.set({ status })}
          />
        </Toolbar>
        {topUps.error ? (
          <LoadFailure onRetry={topUps.refetch} />
        ) : (
          <TopUpTable
            list={list}
            data={topUps.data}
            loading={topUps.isLoading}
            empty={
              search || status ? (
                <EmptyState
                  description={text("topUps.noMatch")}
                  action={<Button onClick={clear}>{text("common.clear")}</Button>}
                />
              ) : (
                <EmptyState description={text("topUps.none")} action={propose} />
              )
            }
          />
        )}
      </Panel>
      <ProposeForm open={proposing} onClose={() => setProposing(false)} />
    </Page>
  );
};
