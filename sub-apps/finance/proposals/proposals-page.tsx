import { PlusOutlined } from "@ant-design/icons";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";
import { ProposeForm } from "./propose-form.tsx";
import { proposalStatuses } from "./proposal-status.tsx";
import { sortFields, ProposalTable } from "./proposal-table.tsx";

/** Proposals of one kind for the operator's clients, and the form for a new one. */
export const ProposalsPage = ({ kind }: { kind: ProposalKind }) => {
  const text = useText();
  usePageTitle(text(`proposals.${kind}.list.title`));
  const seesClients = usePermission("finance:client:read");
  const mayPropose = usePermission(kinds[kind].propose) && seesClients;
  const [proposing, setProposing] = useState(false);
  usePaletteEntries(
    mayPropose
      ? [
          {
            key: "propose",
            title: text(`proposals.${kind}.list.propose`),
            run: () => setProposing(true),
          },
        ]
      : [],
  );
  const list = useListState(["status"], { sort: "-createdAt" });
  const { page, pageSize, search, sort } = list.values;
  const status = oneOf(proposalStatuses, list.values.status);
  const proposals = useApiQuery(
    `GET /cc-api/finance/${kind}/list`,
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
      {text(`proposals.${kind}.list.propose`)}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text(`proposals.${kind}.list.title`)}
      description={text(`proposals.${kind}.list.description`)}
      file={{ path: `/cc-api/finance/${kind}/export`, filters: { search, status } }}
      actions={propose}
      search={{
        label: text(`proposals.${kind}.list.searchLabel`),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <FilterSelect
          label={text("proposal.status")}
          value={status}
          options={proposalStatuses.map((value) => ({
            value,
            label: text(`proposalStatus.${value}`),
          }))}
          onChange={(status) => list.set({ status })}
        />
      }
      failed={Boolean(proposals.error)}
      onRetry={proposals.refetch}
      after={<ProposeForm kind={kind} open={proposing} onClose={() => setProposing(false)} />}
    >
      <ProposalTable
        kind={kind}
        list={list}
        data={proposals.data}
        loading={proposals.isLoading}
        empty={
          search || status ? (
            <EmptyState
              description={text(`proposals.${kind}.list.noMatch`)}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text(`proposals.${kind}.list.none`)} action={propose} />
          )
        }
      />
    </ListPage>
  );
};
